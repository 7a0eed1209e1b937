import { fieldText } from '#contract/page-form.ts'
import { rowsForm } from '#contract/rows-form.ts'

/** Hides or restores resources, with one reason for all. */
export const decideResourcesForm = rowsForm('decide-resources', {
  hide: (api, id, fields) =>
    api('POST /v2/admin/resource/hide/', { body: { id, reason: fieldText(fields, 'reason') } }),
  restore: (api, id, fields) =>
    api('POST /v2/admin/resource/restore/', { body: { id, reason: fieldText(fields, 'reason') } }),
})
