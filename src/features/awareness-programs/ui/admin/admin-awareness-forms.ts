import { publishingForm } from '#contract/publishing-form.ts'

export const saveAwarenessForm = publishingForm({
  name: 'save-awareness',
  save: 'POST /v2/admin/awareness/save/',
  publish: 'POST /v2/admin/awareness/publish/',
  page: '/admin/awareness-programs/{id}',
})
