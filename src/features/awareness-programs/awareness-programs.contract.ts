import { z } from 'zod'
import { type CallsOf, endpoint } from '#contract/endpoint.ts'
import { optionalText } from '#contract/fields.ts'
import { id, length, listOf, optionalField, page, success, term, textLanguage } from '#contract/wire.ts'

/** An ended one takes no new campaign and no completion. */
export const AWARENESS_PUBLICATIONS = ['draft', 'published', 'ended'] as const
export type AwarenessPublication = (typeof AWARENESS_PUBLICATIONS)[number]

/** The questions that a visitor answers. */
export const QUESTION_POSITIONS = [1, 2, 3] as const

export const CAMPAIGN_KINDS = ['individual', 'organisation'] as const
export type CampaignKind = (typeof CAMPAIGN_KINDS)[number]

/** The statuses of a campaign. A paused one takes no completions for a while; an ended one never again. */
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
/** The most invitations that one person sends in 24 hours, over all their campaigns. */
export const INVITATIONS_A_DAY = 200

/** A step as it is explained; where a campaign stands with it is told by `program_detail`. */
const awarenessStep = z.object({ position: z.int(), title: z.string(), description: z.string() })

/** Pictures as addresses; null without one. */
const picture = z.string().nullable()

export const awarenessProgram = z.object({
  id: z.int(),
  /** Stands in addresses, with plus signs for spaces. */
  name: z.string(),
  title: z.string(),
  summary: z.string(),
  description: z.string(),
  pledge: z.string(),
  /** The language that title and texts are given in: the one asked for, else the one there is. */
  text_language: textLanguage,
  picture,
  picture_alt: z.string(),
  film_minutes: z.int(),
  skills_data: z.array(term),
  tags_data: z.array(term),
  age_groups_data: z.array(term),
  steps: z.array(awarenessStep),
  /** People who run a campaign for it, in their own name or for an organisation. */
  promoters_count: z.int(),
  completions_count: z.int(),
  /** False where it has ended: it takes no new campaign. */
  is_open: z.boolean(),
  /** What I run for it. */
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
    summary: 'Awareness programs, the newest first; by their name when one is given',
    query: z.object({
      name: optionalField(optionalText(200)).describe('In any case; plus signs count as spaces'),
      page: optionalField(page),
      length: optionalField(length),
    }),
    reply: listOf(awarenessProgram),
  }),
  listAvailablePrograms: endpoint({
    method: 'GET',
    path: '/program/program/available_program/',
    summary: 'Programs that a campaign can be started for; without those that I run one for myself',
    reply: success(z.array(z.object({ id: z.int(), name: z.string(), title: z.string() }))),
  }),
  countPromoters: endpoint({
    method: 'GET',
    path: '/program/program/promoters_count/',
    summary: 'How many people run campaigns, of one program or of all',
    query: z.object({ program: optionalField(id) }),
    reply: success(z.object({ promoters_count: z.int() })),
  }),
}

declare module '#contract/registry.ts' {
  interface Registry extends CallsOf<typeof awarenessProgramsContract> {}
}
