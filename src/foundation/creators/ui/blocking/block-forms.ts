import { fieldText, type PageForm } from '#contract/page-form.ts'

export const blockForm: PageForm = {
  name: 'block-person',
  async send(api, fields, { address }) {
    const answer = await api('POST /v2/user/block/', {
      body: { id: fieldText(fields, 'id'), is_blocked: fieldText(fields, 'is_blocked') !== 'false' },
    })
    if (!answer.success) return answer
    return { success: true, goTo: address, toast: answer.data.message }
  },
}

export const blockForms: readonly PageForm[] = [blockForm]
