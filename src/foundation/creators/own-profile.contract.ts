import { z } from 'zod'
import { type CallsOf, endpoint, FORM_DATA } from '#contract/endpoint.ts'
import { longText, optionalText } from '#contract/fields.ts'
import { id, revision, success } from '#contract/wire.ts'

/** The most characters of each field; the form shows them. */
export const PROFILE_LENGTHS = {
  designation: 120,
  introduction: 2_000,
  user_experience: 2_000,
  qualifications: 1_000,
  expertise: 1_000,
  associated_organisations: 1_000,
  recommendation_text: 2_000,
} as const

/** Ranges, because nobody needs the exact number of children helped. */
export const CHILDREN_HELPED = ['1-10', '10-100', '100+'] as const

/** The name of the form and its draft. */
export const PROFILE_FORM = 'public-profile'

/** What people publish about themselves: plain text, possibly empty. */
export const profileWords = z.object({
  designation: z.string(),
  introduction: z.string(),
  user_experience: z.string(),
  qualifications: z.string(),
  expertise: z.string(),
  associated_organisations: z.string(),
  children_helped: z.enum(CHILDREN_HELPED).nullable(),
})
export type ProfileWords = z.output<typeof profileWords>

export const ownProfile = profileWords.extend({
  user_id: z.int(),
  name: z.string(),
  /** The picture's address; null if there is none. */
  picture: z.string().nullable(),
  /** What the person says about Pankh; `PATCH /v2/user/user/property/{id}/` changes it too. */
  recommendation_text: z.string(),
  /** Why moderators hide these texts from others; null while they're public. */
  hidden_reason: z.string().nullable(),
  /** Hidden until a moderator has checked them. */
  is_waiting: z.boolean(),
  /** Sent back with a change, so that one window doesn't overwrite what another one changed. */
  revision: z.string(),
})
export type OwnProfile = z.output<typeof ownProfile>

const text = (name: keyof typeof PROFILE_LENGTHS) => longText(PROFILE_LENGTHS[name]).optional()

export const ownProfileContract = {
  getOwnProfile: endpoint({
    method: 'GET',
    path: '/v2/user/public/details/',
    summary: "Returns the current user's public profile as form values",
    reply: success(ownProfile),
    errors: ['NotSignedIn'],
  }),
  setOwnProfile: endpoint({
    method: 'POST',
    path: '/v2/user/public/details/',
    changesPages: true,
    summary: "Updates the given fields of the current user's public profile; the others stay unchanged",
    bodyKinds: FORM_DATA,
    body: z.object({
      designation: optionalText(PROFILE_LENGTHS.designation),
      introduction: text('introduction'),
      user_experience: text('user_experience'),
      qualifications: text('qualifications'),
      expertise: text('expertise'),
      associated_organisations: text('associated_organisations'),
      children_helped: z
        .union([z.enum(CHILDREN_HELPED), z.literal('')])
        .optional()
        .describe('Empty: no answer'),
      recommendation_text: text('recommendation_text').describe('What the person says about Pankh'),
      revision,
    }),
    reply: success(ownProfile).extend({ message: z.string() }),
    errors: ['NotSignedIn', 'PersonNotFound', 'ProfileChangedMeanwhile', 'WordNotAllowed'],
  }),
  setRecommendation: endpoint({
    method: 'PATCH',
    path: '/v2/user/user/property/{id}/',
    changesPages: true,
    summary: 'Saves what the current user says about Pankh, for their public profile',
    bodyKinds: FORM_DATA,
    params: z.object({ id }),
    body: z.object({ recommendation_text: text('recommendation_text') }),
    reply: success(z.object({ recommendation_text: z.string(), message: z.string() })),
    errors: ['NotSignedIn', 'PersonNotFound', 'WordNotAllowed'],
  }),
}

declare module '#contract/registry.ts' {
  interface Registry extends CallsOf<typeof ownProfileContract> {}
}
