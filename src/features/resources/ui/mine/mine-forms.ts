import type { PageForm } from '#contract/page-form.ts'

/** Only for people without JavaScript: with it the card goes at once. */
export const takeOutForm: PageForm = {
  name: 'my-resource-take-out',
  async send(api, fields, { address }) {
    const answer = await api('POST /v2/resource/bookmark/', {
      body: { id: Number(fields.get('id')), is_bookmarked: false },
    })
    return answer.success ? { success: true, goTo: address, toast: answer.data.message } : answer
  },
}

export const mineForms: readonly PageForm[] = [takeOutForm]
