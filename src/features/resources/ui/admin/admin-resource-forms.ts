import { fieldText, type PageForm, sentThenTo } from '#contract/page-form.ts'

const idAndReason = (fields: URLSearchParams) => ({
  id: fieldText(fields, 'id'),
  reason: fieldText(fields, 'reason'),
})

export const hideResourceForm: PageForm = {
  name: 'hide-resource',
  send: (api, fields, { address }) =>
    sentThenTo(api('POST /v2/admin/resource/hide/', { body: idAndReason(fields) }), address),
}

export const restoreResourceForm: PageForm = {
  name: 'restore-resource',
  send: (api, fields, { address }) =>
    sentThenTo(api('POST /v2/admin/resource/restore/', { body: idAndReason(fields) }), address),
}

export const adminResourceForms: readonly PageForm[] = [hideResourceForm, restoreResourceForm]
