import { fieldText, type PageForm, sentThenTo } from '#contract/page-form.ts'

export const retryMailForm: PageForm = {
  name: 'retry-mail',
  send: (api, fields, { address }) =>
    sentThenTo(api('POST /v2/admin/mail/retry/', { body: { id: fieldText(fields, 'id') } }), address),
}

export const retryFailedMailsForm: PageForm = {
  name: 'retry-failed-mails',
  send: (api, _, { address }) => sentThenTo(api('POST /v2/admin/mail/retry/all/', { body: {} }), address),
}

export const adminMailsForms: readonly PageForm[] = [retryMailForm, retryFailedMailsForm]
