import { publishingForm } from '#contract/publishing-form.ts'

export const saveProgramForm = publishingForm({
  name: 'save-program',
  save: 'POST /v2/admin/course/save/',
  publish: 'POST /v2/admin/course/publish/',
  page: '/admin/certificate-programs/{id}',
})
