/* What the contract allows and the page must know too, without zod. */

/** The most characters of each, beside the fields that ask for them. */
export const PROFILE_LENGTHS = {
  designation: 120,
  introduction: 2_000,
  user_experience: 2_000,
  qualifications: 1_000,
  expertise: 1_000,
  associated_organisations: 1_000,
  recommendation_text: 2_000,
} as const

/** How the form and its draft are called. */
export const PROFILE_FORM = 'public-profile'
