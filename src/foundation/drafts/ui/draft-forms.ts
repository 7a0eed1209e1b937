import type { PageForm } from '#contract/page-form.ts'

export const discardDraftForm: PageForm = {
  name: 'discard-draft',
  async send(api, fields, { address }) {
    const answer = await api('POST /user/draft/discard/', {
      body: { form: fields.get('form') ?? '', subject: fields.get('subject') ?? '' },
    })
    if (!answer.success) return answer
    return { success: true, goTo: address, toast: answer.data.message }
  },
}

export const draftForms: readonly PageForm[] = [discardDraftForm]
