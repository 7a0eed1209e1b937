import { fieldText, type PageForm, sentThenTo } from '#contract/page-form.ts'
import type { Role } from '#foundation/accounts/roles.contract.ts'

export const setRoleForm: PageForm = {
  name: 'set-role',
  send(api, fields, { address }) {
    const [role = '', wanted] = fieldText(fields, 'change').split(':')
    const body = {
      id: fieldText(fields, 'id'),
      role: role as Role,
      is_granted: wanted === 'on',
      reason: fieldText(fields, 'reason'),
    }
    return sentThenTo(api('POST /v2/admin/people/role/', { body }), address)
  },
}

export const membershipForm: PageForm = {
  name: 'set-membership',
  send(api, fields, { address }) {
    const body = { id: fieldText(fields, 'id'), is_member: fieldText(fields, 'is_member') === '1' }
    return sentThenTo(api('POST /v2/admin/people/membership/', { body }), address)
  },
}

export const closeAccountForm: PageForm = {
  name: 'close-account',
  send(api, fields, { address }) {
    const body = {
      id: fieldText(fields, 'id'),
      is_closed: fieldText(fields, 'is_closed') === '1',
      reason: fieldText(fields, 'reason'),
    }
    return sentThenTo(api('POST /v2/admin/people/close/', { body }), address)
  },
}

export const endSessionsForm: PageForm = {
  name: 'end-sessions-of',
  send(api, fields, { address }) {
    const body = { id: fieldText(fields, 'id'), session_id: fieldText(fields, 'session_id') }
    return sentThenTo(api('POST /v2/admin/people/session/end/', { body }), address)
  },
}

export const resendCodeForm: PageForm = {
  name: 'resend-code',
  send(api, fields, { address }) {
    const body = { id: fieldText(fields, 'id') }
    return sentThenTo(api('POST /v2/admin/people/email-code/', { body }), address)
  },
}

export const peopleForms: readonly PageForm[] = [
  setRoleForm,
  membershipForm,
  closeAccountForm,
  endSessionsForm,
  resendCodeForm,
]
