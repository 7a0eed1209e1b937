import { ownAddress, type PageForm } from '#contract/page-form.ts'
import type { ReportReason } from '../moderation.contract.ts'

export const reportForm: PageForm = {
  name: 'report',
  async send(api, fields) {
    const answer = await api('POST /master/report/', {
      body: {
        kind: fields.get('kind') ?? '',
        id: fields.get('id') ?? '',
        reason: (fields.get('reason') ?? '') as ReportReason,
        words: fields.get('words') ?? '',
        also_block: fields.get('also_block') !== null,
      },
    })
    if (!answer.success) return answer
    return { success: true, goTo: ownAddress(fields.get('back')), toast: answer.data.message }
  },
}

export const moderationForms: readonly PageForm[] = [reportForm]
