import { fieldText, type PageForm } from '#contract/page-form.ts'

/** Gives a place up from My page, where the person stays. */
export const cancelOwnForm: PageForm = {
  name: 'cancel-own-registration',
  async send(api, fields, { address }) {
    const answer = await api('POST /v2/event/register/cancel/', { body: { id: fieldText(fields, 'id') } })
    return answer.success ? { success: true, goTo: address, toast: answer.data.message } : answer
  },
}

export const ownEventForms: readonly PageForm[] = [cancelOwnForm]
