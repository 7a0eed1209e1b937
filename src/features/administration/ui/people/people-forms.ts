import { fieldText, type PageForm, sentThenTo } from '#contract/page-form.ts'
import type { Role } from '#foundation/accounts/roles.contract.ts'

/** The button that was pressed says which role, and whether it is given or taken. */
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
