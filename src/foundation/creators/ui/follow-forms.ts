import type { PageForm } from '#contract/page-form.ts'

/** Only for people without JavaScript: with it the button changes at once. */
export const followForm: PageForm = {
  name: 'follow',
  async send(api, fields, { address }) {
    const body = { id: Number(fields.get('id')), is_followed: fields.get('is_followed') === 'true' }
    const answer = await api('POST /v2/user/follow/', { body })
    if (!answer.success) return answer
    return { success: true, goTo: address, toast: answer.data.message }
  },
}

export const creatorForms: readonly PageForm[] = [followForm]
