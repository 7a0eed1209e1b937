import type { PageForm } from '#contract/page-form.ts'
import { retryJobForm } from './jobs/jobs-forms.ts'
import { adminMailsForms } from './mails/mails-forms.ts'
import { settingsForms } from './settings/settings-forms.ts'

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

export const administrationForms: readonly PageForm[] = [
  ...adminMailsForms,
  ...settingsForms,
  retryJobForm,
  decideReportForm,
]
