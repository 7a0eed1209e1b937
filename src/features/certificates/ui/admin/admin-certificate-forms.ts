import { type Fields, fieldText, isTicked, type PageForm, type Sent } from '#contract/page-form.ts'
import type { Failure } from '#contract/wire.ts'

type Said = { success: true; data: { message: string } } | Failure

/** Stays on the page, with what was said. */
async function stayed(call: Promise<Said>, address: string): Promise<Sent | Failure> {
  const answer = await call
  return answer.success ? { success: true, goTo: address, toast: answer.data.message } : answer
}
const idOf = (fields: Fields) => fieldText(fields, 'id')

/** Has the certificates of everyone entitled made. */
export const issueMissingForm: PageForm = {
  name: 'issue-certificates',
  send(api, fields, { address }) {
    const body = { id: idOf(fields), wants_mail: isTicked(fields, 'wants_mail') }
    return stayed(api('POST /v2/admin/certificate/issue/all/', { body }), address)
  },
}

/** Has everyone inside a program looked at now. */
export const issueForProgramForm: PageForm = {
  name: 'issue-program-certificates',
  send(api, fields, { address }) {
    const body = { id: idOf(fields), wants_mail: isTicked(fields, 'wants_mail') }
    return stayed(api('POST /v2/admin/certificate/program/issue/', { body }), address)
  },
}

export const issueToPersonForm: PageForm = {
  name: 'issue-certificate',
  send(api, fields, { address }) {
    const body = { id: idOf(fields), user_id: fieldText(fields, 'user_id') }
    return stayed(api('POST /v2/admin/certificate/issue/', { body }), address)
  },
}

/** Goes on to the new certificate, which has a page of its own. */
export const reissueForm: PageForm = {
  name: 'reissue-certificate',
  async send(api, fields, { address }) {
    const body = { id: idOf(fields), holder_name: fieldText(fields, 'holder_name') }
    const answer = await api('POST /v2/admin/certificate/reissue/', { body })
    if (!answer.success) return answer
    const goTo = address.replace(/(?<!\d)\d+([?#].*)?$/s, String(answer.data.id))
    return { success: true, goTo, toast: answer.data.message }
  },
}

export const revokeForm: PageForm = {
  name: 'revoke-certificate',
  send(api, fields, { address }) {
    const body = { id: idOf(fields), reason: fieldText(fields, 'reason') }
    return stayed(api('POST /v2/admin/certificate/revoke/', { body }), address)
  },
}

export const certificateRuleForm: PageForm = {
  name: 'certificate-rule',
  send(api, fields, { address }) {
    const body = { id: idOf(fields), needs_review: isTicked(fields, 'needs_review') }
    return stayed(api('POST /v2/admin/certificate/rule/', { body }), address)
  },
}

export const adminCertificateForms: readonly PageForm[] = [
  issueMissingForm,
  issueForProgramForm,
  issueToPersonForm,
  reissueForm,
  revokeForm,
  certificateRuleForm,
]
