import type { PageForm } from '#contract/page-form.ts'

/** Once sent, the content may open, also without JavaScript. */
export const agreeForm: PageForm = {
  name: 'agree-to-warning',
  send: async () => ({ success: true, show: {} }),
}

export const easyReadForms: readonly PageForm[] = [agreeForm]
