import { z } from 'zod'
import { type CallsOf, endpoint } from '#contract/endpoint.ts'
import { optionalText } from '#contract/fields.ts'
import { id, length, listOf, optionalField, page, success, term, textLanguage } from '#contract/wire.ts'

/** An ended program accepts no new campaigns and no completions. */
export const AWARENESS_PUBLICATIONS = ['draft', 'published', 'ended'] as const
export type AwarenessPublication = (typeof AWARENESS_PUBLICATIONS)[number]

/** The questions that a visitor answers. */
export const QUESTION_POSITIONS = [1, 2, 3] as const

export const CAMPAIGN_KINDS = ['individual', 'organisation'] as const
export type CampaignKind = (typeof CAMPAIGN_KINDS)[number]

/** The statuses of a campaign. A paused one takes no completions for now; an ended one takes none any more. */
export const CAMPAIGN_STATUSES = ['live', 'paused', 'ended'] as const
export type CampaignStatus = (typeof CAMPAIGN_STATUSES)[number]

/** The two variants of the sign-up page. */
export const SIGNUP_VARIANTS = ['a', 'b'] as const
export type SignupVariant = (typeof SIGNUP_VARIANTS)[number]

/** How a visitor came to a landing page, by the `utm_source` of its links. */
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

/** The kind of campaigns in reports and moderation. */
export const CAMPAIGN_REPORTED = 'campaign'

/** Name of the form field with the answer to the question at this position. */
export const answerField = (position: number) => `answer_${position}`

export const MOST_GOAL = 100_000
export const MOST_MESSAGE_LETTERS = 1_000
/** How many organisations' campaigns one person can run, including ended ones. */
export const MOST_ORGANISATIONS = 10
/** Invitations that one person may send in 24 hours, across all their campaigns. */
export const INVITATIONS_A_DAY = 200

/** The explanation of a step. A campaign's progress with it is in `program_detail`. */
const awarenessStep = z.object({ position: z.int(), title: z.string(), description: z.string() })

/** Addresses of pictures; null without one. */
const picture = z.string().nullable()

export const awarenessProgram = z.object({
  id: z.int(),
  /** Used in addresses, with plus signs for spaces. */
  name: z.string(),
  title: z.string(),
  summary: z.string(),
  description: z.string(),
  pledge: z.string(),
  /** The language of the title and texts: the requested one if they exist in it, otherwise the other. */
  text_language: textLanguage,
  picture,
  picture_alt: z.string(),
  film_minutes: z.int(),
  skills_data: z.array(term),
  tags_data: z.array(term),
  age_groups_data: z.array(term),
  steps: z.array(awarenessStep),
  /** People who run a campaign for it, on their own or for an organisation. */
  promoters_count: z.int(),
  completions_count: z.int(),
  /** False once it has ended and accepts no new campaigns. */
  is_open: z.boolean(),
  /** The viewer's campaigns for it. */
  own_campaigns: z.array(
    z.object({
      id: z.int(),
      kind: z.enum(CAMPAIGN_KINDS),
      status: z.enum(CAMPAIGN_STATUSES),
      organisation_name: z.string().nullable(),
    }),
  ),
})
export type AwarenessProgram = z.output<typeof awarenessProgram>

export const awarenessProgramsContract = {
  listAwarenessPrograms: endpoint({
    method: 'GET',
    path: '/program/program/',
    summary: 'Lists awareness programs, newest first, optionally by name',
    query: z.object({
      name: optionalField(optionalText(200)).describe(
        'Name of a program, ignoring case; plus signs count as spaces',
      ),
      page: optionalField(page),
      length: optionalField(length),
    }),
    reply: listOf(awarenessProgram),
  }),
  listAvailablePrograms: endpoint({
    method: 'GET',
    path: '/program/program/available_program/',
    summary:
      'Lists programs for which the current user can start a campaign; those with a campaign of their own are left out',
    reply: success(z.array(z.object({ id: z.int(), name: z.string(), title: z.string() }))),
  }),
  countPromoters: endpoint({
    method: 'GET',
    path: '/program/program/promoters_count/',
    summary: 'Returns how many people run campaigns, for one program or all',
    query: z.object({ program: optionalField(id) }),
    reply: success(z.object({ promoters_count: z.int() })),
  }),
}

declare module '#contract/registry.ts' {
  interface Registry extends CallsOf<typeof awarenessProgramsContract> {}
}
