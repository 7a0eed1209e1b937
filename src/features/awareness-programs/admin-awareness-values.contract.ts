/** What the administrators' pages must know of awareness programs without zod. */

export const AWARENESS_SORTS = ['newest', 'title', 'campaigns', 'completions'] as const
export type AwarenessSort = (typeof AWARENESS_SORTS)[number]

/** What must be there before a program is published. */
export const NEEDED_OF_AWARENESS = [
  'summary',
  'description',
  'pledge',
  'film',
  'transcript',
  'steps',
  'questions',
] as const
export type NeededOfAwareness = (typeof NEEDED_OF_AWARENESS)[number]

/** Where a choice stands below its question. */
export const CHOICE_POSITIONS = [1, 2, 3, 4] as const
export type ChoicePosition = (typeof CHOICE_POSITIONS)[number]
export type QuestionPosition = 1 | 2 | 3

/** `held` are those that the organisers of Pankh took from view, whatever their own status. */
export const SHOWN_CAMPAIGNS = ['live', 'paused', 'ended', 'held'] as const
export type ShownCampaigns = (typeof SHOWN_CAMPAIGNS)[number]

export const ADMIN_CAMPAIGN_SORTS = ['newest', 'completions', 'invitations'] as const
export type AdminCampaignSort = (typeof ADMIN_CAMPAIGN_SORTS)[number]

/** How far back invitations are watched. */
export const WATCHED_DAYS = ['7', '30', '90'] as const
export type WatchedDays = (typeof WATCHED_DAYS)[number]

export const MOST_HOLD_REASON_LETTERS = 600
