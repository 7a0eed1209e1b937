import { z } from 'zod'
import { type CallsOf, endpoint } from '#contract/endpoint.ts'
import { optionalText } from '#contract/fields.ts'
import { id, length, listOf, optionalField, page, success, term, textLanguage } from '#contract/wire.ts'
import { CAMPAIGN_KINDS, CAMPAIGN_STATUSES } from './awareness-values.contract.ts'

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
