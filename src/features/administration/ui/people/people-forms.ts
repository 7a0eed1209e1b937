import { fieldText, type PageForm, sentThenTo } from '#contract/page-form.ts'
import type { Role } from '#foundation/accounts/roles.contract.ts'

/** The pressed button determines the role, and whether it is granted or removed. */
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
