import type { PageForm } from '#contract/page-form.ts'
import type { Role } from '#foundation/accounts/roles.contract.ts'

export const setRoleForm: PageForm = {
  name: 'set-role',
  async send(api, fields, { address }) {
    const [role = '', wanted] = (fields.get('change') ?? '').split(':')
    const answer = await api('POST /v2/admin/people/role/', {
      body: { id: fields.get('id') ?? '', role: role as Role, is_granted: wanted === 'on' },
    })
    if (!answer.success) return answer
    return { success: true, goTo: address, toast: answer.data.message }
  },
}

export const decideReportForm: PageForm = {
  name: 'decide-report',
  async send(api, fields, { address }) {
    const answer = await api('POST /v2/admin/report/decide/', {
      body: {
        kind: fields.get('kind') ?? '',
        id: fields.get('id') ?? '',
        decision: fields.get('decision') === 'hide' ? 'hide' : 'restore',
        reason: fields.get('reason') ?? '',
      },
    })
    if (!answer.success) return answer
    return { success: true, goTo: address, toast: answer.data.message }
  },
}

export const administrationForms: readonly PageForm[] = [setRoleForm, decideReportForm]
