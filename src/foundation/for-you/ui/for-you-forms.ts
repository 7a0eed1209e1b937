import type { PageForm } from '#contract/page-form.ts'
import { m } from '#messages/messages.js'

/** Stays on the page, where the row is then gone. */
export const turnOffForm: PageForm = {
  name: 'turn-off-for-you',
  async send(api, _fields, { address }) {
    const answer = await api('POST /user/preferences/', { body: { is_personalised: false } })
    if (!answer.success) return answer
    return { success: true, goTo: address, toast: m.for_you_turned_off() }
  },
}

export const forYouForms: readonly PageForm[] = [turnOffForm]
