/** What pages must know of awareness programs without zod. */

/** An ended one takes no new campaign and no completion. */
export const AWARENESS_PUBLICATIONS = ['draft', 'published', 'ended'] as const
export type AwarenessPublication = (typeof AWARENESS_PUBLICATIONS)[number]

/** The four awareness steps, in their order (spec section 1): position 1 is the first. */
export const STEP_POSITIONS = [1, 2, 3, 4] as const
export type StepPosition = (typeof STEP_POSITIONS)[number]

/** The questions that a visitor answers. */
export const QUESTION_POSITIONS = [1, 2, 3] as const

export const CAMPAIGN_KINDS = ['individual', 'organisation'] as const
export type CampaignKind = (typeof CAMPAIGN_KINDS)[number]

/** Of a subscription. A paused one takes no completions for a while; an ended one never again. */
export const CAMPAIGN_STATUSES = ['live', 'paused', 'ended'] as const
export type CampaignStatus = (typeof CAMPAIGN_STATUSES)[number]

/** The two pages that people sign up on. */
export const SIGNUP_VARIANTS = ['a', 'b'] as const
export type SignupVariant = (typeof SIGNUP_VARIANTS)[number]

/** How somebody came to a landing page: told by `utm_source` of its links. */
export const VISIT_SOURCES = [
  'link',
  'invitation',
  'whatsapp',
  'facebook',
  'x',
  'email',
  'qr',
  'poster',
] as const
export type VisitSource = (typeof VISIT_SOURCES)[number]

/** What a campaign is among what people report. */
export const CAMPAIGN_REPORTED = 'campaign'

/** A field of a form: the choice made for the question with this position. */
export const answerField = (position: number) => `answer_${position}`

export const MOST_GOAL = 100_000
export const MOST_MESSAGE_LETTERS = 1_000
/** Campaigns of organisations that one person can run, ended ones too. */
export const MOST_ORGANISATIONS = 10
/** Of one person in 24 hours, over all their campaigns. */
export const INVITATIONS_A_DAY = 200
