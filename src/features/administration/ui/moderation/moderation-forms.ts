import { fieldText, type PageForm } from '#contract/page-form.ts'
import type { WordAction, WordLanguage } from '#foundation/moderation/admin-moderation.contract.ts'

export const decideHeldForm: PageForm = {
  name: 'decide-held',
  async send(api, fields, { address }) {
    const answer = await api('POST /v2/admin/held/decide/', {
      body: {
        kind: fieldText(fields, 'kind'),
        id: fieldText(fields, 'id'),
        decision: fieldText(fields, 'decision') === 'publish' ? 'publish' : 'refuse',
        reason: fieldText(fields, 'reason'),
        held_at: fieldText(fields, 'held_at'),
      },
    })
    if (!answer.success) return answer
    return { success: true, goTo: address, toast: answer.data.message }
  },
}

export const saveWordsForm: PageForm = {
  name: 'save-words',
  async send(api, fields, { address }) {
    const answer = await api('POST /v2/admin/word/save/', {
      body: {
        words: fieldText(fields, 'words'),
        language: fieldText(fields, 'language') as WordLanguage,
        action: fieldText(fields, 'action') as WordAction,
      },
    })
    if (!answer.success) return answer
    return { success: true, goTo: address, toast: answer.data.message }
  },
}

export const removeWordForm: PageForm = {
  name: 'remove-word',
  async send(api, fields, { address }) {
    const answer = await api('POST /v2/admin/word/remove/', { body: { id: fieldText(fields, 'id') } })
    if (!answer.success) return answer
    return { success: true, goTo: address, toast: answer.data.message }
  },
}

export const moderatingForms: readonly PageForm[] = [decideHeldForm, saveWordsForm, removeWordForm]
