import type { PageForm } from '#contract/page-form.ts'

/** Emails the viewer's certificate, then says so on the certificate's thank-you page. */
export const mailCertificateForm: PageForm = {
  name: 'mail-certificate',
  async send(api, fields) {
    const id = fields.get('id') ?? ''
    const answer = await api('GET /v2/event/certificate/email/', { query: { id } })
    if (!answer.success) return answer
    return { success: true, goTo: `/events/details/${id}/thankyou/certificate`, toast: answer.data.message }
  },
}

/** Emails the certificate of a program, and stays on the page. */
export const mailProgramCertificateForm: PageForm = {
  name: 'mail-program-certificate',
  async send(api, fields, { address }) {
    const query = { id: fields.get('id') ?? '' }
    const answer = await api('GET /v2/event/course/certificate/email/', { query })
    if (!answer.success) return answer
    return { success: true, goTo: address, toast: answer.data.message }
  },
}

export const certificateForms: readonly PageForm[] = [mailCertificateForm, mailProgramCertificateForm]
