import { z } from 'zod'
import { type CallsOf, endpoint, FORM_DATA } from '#contract/endpoint.ts'
import { longText, optionalText, requiredText } from '#contract/fields.ts'
import { flag, id, length, listOf, optionalField, page, revision, success } from '#contract/wire.ts'
import {
  AWARENESS_PUBLICATIONS,
  CAMPAIGN_KINDS,
  CAMPAIGN_STATUSES,
  MOST_GOAL,
  MOST_MESSAGE_LETTERS,
  SIGNUP_VARIANTS,
} from './awareness-programs.contract.ts'
import { ownUser } from './own-user.contract.ts'
import { hasWebAddress } from './web-address.contract.ts'

/** A campaign as its owner sees it. */
export const subscription = z.object({
  id: z.int(),
  user: z.int(),
  program: z.int(),
  program_data: z.object({
    id: z.int(),
    name: z.string(),
    title: z.string(),
    publication: z.enum(AWARENESS_PUBLICATIONS),
  }),
  kind: z.enum(CAMPAIGN_KINDS),
  status: z.enum(CAMPAIGN_STATUSES),
  /** Why our team suspended it; null if it isn't suspended. */
  hold_reason: z.string().nullable(),
  /** The organisation's name: the campaign's own, or that of the campaign it belongs to. */
  organisation_name: z.string().nullable(),
  /** The organisation's campaign that it belongs to. */
  part_of: z.int().nullable(),
  username: z.string().nullable(),
  display_name: z.string(),
  message: z.string(),
  goal: z.int(),
  /** Addresses of pictures; null without one. */
  logo: z.string().nullable(),
  cover: z.string().nullable(),
  is_listed: z.boolean(),
  /** Of the landing page's texts. */
  revision: z.string(),
  referral_code: z.string(),
  /** Lets promoters join an organisation: `/programs/campaign/{name}?join={code}`. Null for a person's. */
  join_code: z.string().nullable(),
  /** Completions of this campaign; for an organisation's, including the campaigns that belong to it. */
  completions_count: z.int(),
  /** Number of campaigns that belong to it. */
  promoters_count: z.int(),
  /** ISO 8601 in UTC */
  created_at: z.string(),
})
export type Subscription = z.output<typeof subscription>

/** A program by its id, or by its name in any case. */
const program = z.union([id, requiredText(200)])
const attribution = {
  utm_source: optionalField(optionalText(200)),
  utm_medium: optionalField(optionalText(200)),
  utm_campaign: optionalField(optionalText(200)),
  referral_code: optionalField(optionalText(200)).describe(
    'Referral code of the campaign that led here; unknown codes are ignored',
  ),
  signup_variant: optionalField(z.enum(SIGNUP_VARIANTS)),
}

const goal = optionalField(
  z
    .string()
    .trim()
    .or(z.number())
    .transform(Number)
    .pipe(z.int('#goal').min(1, '#goal').max(MOST_GOAL, '#goal')),
)
/** Our emails carry this text to people who don't know the sender, so it must not contain a web address. */
const leadsNowhere = (words: string | undefined) => !hasWebAddress(words ?? '')

/** The fields of a landing page without its pictures. Omitted fields stay unchanged. */
export const landingFields = {
  display_name: optionalText(100).refine(leadsNowhere, '#web_address'),
  message: longText(MOST_MESSAGE_LETTERS).refine(leadsNowhere, '#web_address').optional(),
  goal,
  is_listed: optionalField(flag),
}
const changes = z.object({
  status: optionalField(z.enum(CAMPAIGN_STATUSES)),
  ...landingFields,
  leave_organisation: optionalField(flag).describe(
    'true: the campaign no longer counts for the organisation',
  ),
})

/** A new picture: a file in `logo` or `cover`, or one that was uploaded before. */
const pictureFields = {
  logo_upload: optionalField(id).describe('ID of a temporary file of kind picture'),
  cover_upload: optionalField(id).describe('ID of a temporary file of kind picture'),
}
const removals = { remove_logo: optionalField(flag), remove_cover: optionalField(flag) }

const MOST_PICTURE_BYTES = 10 * 1024 * 1024
/** Limits for the files in the fields `logo` and `cover`. */
export const LANDING_PICTURES = { most: 2, bytes: MOST_PICTURE_BYTES }

const made = success(subscription.extend({ said: z.string() }))
const ofOne = ['NotSignedIn', 'CampaignNotFound'] as const
const ofChange = [...ofOne, 'CampaignIsEnded', 'CampaignIsHeld', 'AwarenessProgramEnded'] as const
const ofPictures = [
  'FileTypeNotAllowed',
  'FileTooLarge',
  'PictureTooLarge',
  'FileIsDamaged',
  'FileHasVirus',
  'ScannerAway',
  'TooManyUploadsAtOnce',
  'FileIsNoPicture',
  'UploadNotFound',
] as const
const ofMaking = ['NotSignedIn', 'AwarenessProgramNotFound', 'AwarenessProgramEnded'] as const

export const subscriptionsContract = {
  listSubscriptions: endpoint({
    method: 'GET',
    path: '/program/subscription/',
    summary: "Lists the current user's campaigns, newest first (`?user=me`)",
    query: z.object({
      user: ownUser,
      program: optionalField(id),
      page: optionalField(page),
      length: optionalField(length),
    }),
    reply: listOf(subscription),
    errors: ['NotSignedIn', 'NotAllowed'],
  }),
  createSubscription: endpoint({
    method: 'POST',
    path: '/program/subscription/',
    summary:
      'Starts a campaign for a program (creates a program user); returns the existing one if there is one',
    bodyKinds: FORM_DATA,
    body: z.object({
      program,
      user: optionalField(id).describe('ID of the current user, if sent'),
      join_code: optionalField(optionalText(20)).describe(
        "Join code of the organisation's campaign to become part of",
      ),
      ...attribution,
    }),
    reply: made,
    errors: [...ofMaking, 'NotAllowed', 'JoinCodeNotFound', 'AlreadyInOrganisation', 'CampaignIsEnded'],
    changesPages: true,
  }),
  getSubscription: endpoint({
    method: 'GET',
    path: '/program/subscription/{id}/',
    summary: 'Returns a campaign of the current user',
    params: z.object({ id }),
    reply: success(subscription),
    errors: ofOne,
  }),
  changeSubscription: endpoint({
    method: 'PATCH',
    path: '/program/subscription/{id}/',
    summary: 'Pauses, resumes or permanently ends a campaign, or updates the texts of its landing page',
    params: z.object({ id }),
    bodyKinds: FORM_DATA,
    body: changes,
    reply: made,
    errors: ofChange,
    changesPages: true,
  }),
  changeSubscriptionByBody: endpoint({
    method: 'PATCH',
    path: '/program/subscription/',
    summary: 'Updates a campaign as the call with `{id}` in its path does, but takes the ID from the body',
    bodyKinds: FORM_DATA,
    body: changes.extend({ id }),
    reply: made,
    errors: ofChange,
    changesPages: true,
  }),
  saveLandingPage: endpoint({
    method: 'POST',
    path: '/program/subscription/{id}/page/',
    summary: 'Updates a landing page and its pictures, sent in the fields `logo` and `cover`',
    params: z.object({ id }),
    bodyKinds: ['multipart', 'json', 'urlencoded'],
    files: LANDING_PICTURES,
    body: z.object({ ...landingFields, ...pictureFields, ...removals, revision }),
    reply: made,
    errors: [...ofChange, ...ofPictures, 'LandingPageChangedMeanwhile'],
    changesPages: true,
  }),
  listOrganisationCampaigns: endpoint({
    method: 'GET',
    path: '/program/org/campaign/subscription/',
    summary: 'Lists the organisation campaigns that the current user runs, newest first',
    query: z.object({ program: optionalField(id), page: optionalField(page), length: optionalField(length) }),
    reply: listOf(subscription),
    errors: ['NotSignedIn'],
  }),
  createOrganisationCampaign: endpoint({
    method: 'POST',
    path: '/program/org/campaign/subscription/',
    summary: "Starts an organisation's campaign, with pictures in the fields `logo` and `cover`",
    bodyKinds: ['multipart', 'json', 'urlencoded'],
    files: LANDING_PICTURES,
    body: z.object({
      program,
      organisation_name: requiredText(150).refine(leadsNowhere, '#web_address'),
      ...landingFields,
      ...pictureFields,
      ...attribution,
    }),
    reply: made,
    errors: [...ofMaking, ...ofPictures, 'TooManyOrganisations'],
    changesPages: true,
  }),
  saveOrganisationCampaign: endpoint({
    method: 'PUT',
    path: '/program/org/campaign/subscription/',
    summary: "Updates an organisation's campaign by its ID, with pictures in the fields `logo` and `cover`",
    bodyKinds: ['multipart', 'json', 'urlencoded'],
    files: LANDING_PICTURES,
    body: z.object({
      id,
      organisation_name: optionalField(requiredText(150).refine(leadsNowhere, '#web_address')),
      status: optionalField(z.enum(CAMPAIGN_STATUSES)),
      ...landingFields,
      ...pictureFields,
      ...removals,
      revision,
    }),
    reply: made,
    errors: [...ofChange, ...ofPictures, 'LandingPageChangedMeanwhile', 'OrganisationNameTaken'],
    changesPages: true,
  }),
}

declare module '#contract/registry.ts' {
  interface Registry extends CallsOf<typeof subscriptionsContract> {}
}
