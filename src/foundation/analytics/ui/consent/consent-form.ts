import type { PageForm } from '#contract/page-form.ts'

/** Whatever is not a yes is a no. */
export const isYes = (value: string | null | undefined) => value === 'yes'

/** The question whether what is counted may be shared: two buttons and nothing to fill in. */
export const consentForm: PageForm = {
  name: 'consent',
  async send(api, fields) {
    const is_given = isYes(fields.get('is_given'))
    const answer = await api('POST /user/consent/', { body: { is_given } })
    return answer.success ? { success: true, toast: answer.data.message } : answer
  },
}

export const consentForms: readonly PageForm[] = [consentForm]
