import { fieldText, type PageForm } from '#contract/page-form.ts'
import { PROFILE_FORM } from '../../own-profile-values.contract.ts'

const TEXTS = [
  'designation',
  'introduction',
  'user_experience',
  'qualifications',
  'expertise',
  'associated_organisations',
] as const

/** Two calls of the spec in one form: the words of the profile, then what the person says about Pankh. */
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
    const said = await api('PATCH /v2/user/user/property/{id}/', {
      params: { id: fieldText(fields, 'user_id') },
      body: { recommendation_text: fieldText(fields, 'recommendation_text') },
    })
    if (!said.success) return said
    return { success: true, goTo: '/creator', toast: profile.message }
  },
}

export const ownProfileForms: readonly PageForm[] = [ownProfileForm]
