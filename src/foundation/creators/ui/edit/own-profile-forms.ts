import { fieldText, type PageForm } from '#contract/page-form.ts'
import { PROFILE_FORM } from '../../own-profile.contract.ts'

const TEXTS = [
  'designation',
  'introduction',
  'user_experience',
  'qualifications',
  'expertise',
  'associated_organisations',
  'recommendation_text',
] as const

/** All of it in one call, so that all of it is saved, or nothing where another window saved meanwhile. */
export const ownProfileForm: PageForm = {
  name: PROFILE_FORM,
  async send(api, fields) {
    const texts = Object.fromEntries(TEXTS.map((name) => [name, fieldText(fields, name)]))
    const children_helped = fieldText(fields, 'children_helped') as ''
    const revision = fieldText(fields, 'revision')
    const profile = await api('POST /v2/user/public/details/', {
      body: { ...texts, children_helped, revision },
    })
    if (!profile.success) return profile
    return { success: true, goTo: '/creator', toast: profile.message }
  },
}

export const ownProfileForms: readonly PageForm[] = [ownProfileForm]
