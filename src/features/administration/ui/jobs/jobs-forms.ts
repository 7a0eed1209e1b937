import { fieldText, type PageForm, sentThenTo } from '#contract/page-form.ts'

export const retryJobForm: PageForm = {
  name: 'retry-job',
  send: (api, fields, { address }) =>
    sentThenTo(api('POST /v2/admin/job/retry/', { body: { job_id: fieldText(fields, 'job_id') } }), address),
}
