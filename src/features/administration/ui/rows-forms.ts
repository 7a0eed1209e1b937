import type { Api } from '#contract/client.ts'
import { type Fields, fieldText } from '#contract/page-form.ts'
import { rowsForm } from '#contract/rows-form.ts'

// What administrators and moderators can do with several rows at once. The key of a row is whatever its own form
// sends.

export const retryMailsForm = rowsForm('retry-mails', {
  retry: (api, id) => api('POST /v2/admin/mail/retry/', { body: { id } }),
})

export const retryJobsForm = rowsForm('retry-jobs', {
  retry: (api, job_id) => api('POST /v2/admin/job/retry/', { body: { job_id } }),
})

const decideReport = (decision: 'hide' | 'restore') => (api: Api, key: string, fields: Fields) => {
  const [kind = '', id = '', last_reported_at] = key.split(' ')
  const reason = fieldText(fields, 'reason')
  return api('POST /v2/admin/report/decide/', { body: { kind, id, decision, reason, last_reported_at } })
}

export const decideReportsForm = rowsForm('decide-reports', {
  hide: decideReport('hide'),
  restore: decideReport('restore'),
})

const decideUnderReview = (decision: 'publish' | 'refuse') => (api: Api, key: string, fields: Fields) => {
  const [kind = '', id = '', held_at] = key.split(' ')
  const reason = fieldText(fields, 'reason')
  return api('POST /v2/admin/held/decide/', { body: { kind, id, decision, held_at, reason } })
}

export const decideUnderReviewForm = rowsForm('decide-under-review', {
  publish: decideUnderReview('publish'),
  refuse: decideUnderReview('refuse'),
})

export const administrationRowsForms = [
  retryMailsForm,
  retryJobsForm,
  decideReportsForm,
  decideUnderReviewForm,
]
