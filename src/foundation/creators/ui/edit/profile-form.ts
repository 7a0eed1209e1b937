import type { Fields } from '#contract/page-form.ts'
import { CHILDREN_HELPED, type OwnProfile } from '../../own-profile.contract.ts'
import type { ShownWords } from '../profile-words.tsx'

/** The form sends all fields at once: either all are saved, or none because another window saved in the meantime. */
export const SAVE_PROFILE = 'POST /v2/user/public/details/'

export type PreviewWords = ShownWords & { designation: string }

/** The form's initial values. */
export function toForm(profile: OwnProfile): Record<keyof PreviewWords, string> {
  const { user_id, name, picture, hidden_reason, revision, children_helped, ...texts } = profile
  return { ...texts, children_helped: children_helped ?? '' }
}

/** What others would see if the form were saved now. */
export function wordsIn(read: (name: string) => string): PreviewWords {
  const children_helped = CHILDREN_HELPED.find((range) => range === read('children_helped')) ?? null
  return {
    designation: read('designation'),
    introduction: read('introduction'),
    user_experience: read('user_experience'),
    qualifications: read('qualifications'),
    expertise: read('expertise'),
    associated_organisations: read('associated_organisations'),
    children_helped,
    recommendation_text: read('recommendation_text'),
  }
}

export const fieldsReader = (fields: Fields) => (name: string) => fields.get(name)?.trim() ?? ''
