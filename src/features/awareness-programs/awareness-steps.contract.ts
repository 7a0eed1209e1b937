import { m } from '#messages/messages.js'

/**
 * The awareness steps in the order in which they are done (docs/rules/programs.md, Awareness programs). Each has the
 * words that a new program explains it with, what it asks for by itself before it can be completed, and the page of the
 * campaign that it is done on; the sharing buttons stand where it has none. A new step needs a custom migration too,
 * which gives the programs and campaigns that there are their rows of it.
 */
export const AWARENESS_STEPS = [
  {
    name: 'spread_awareness',
    title: m.awareness_admin_step_1_title,
    description: m.awareness_admin_step_1_text,
    asks: ['share'],
    part: null,
  },
  {
    name: 'landing_page',
    title: m.awareness_admin_step_2_title,
    description: m.awareness_admin_step_2_text,
    asks: ['display_name', 'message'],
    part: 'page',
  },
  {
    name: 'send_invites',
    title: m.awareness_admin_step_3_title,
    description: m.awareness_admin_step_3_text,
    asks: ['invitation'],
    part: 'invite',
  },
  {
    name: 'track_completions',
    title: m.awareness_admin_step_4_title,
    description: m.awareness_admin_step_4_text,
    asks: ['completion'],
    part: 'tracking',
  },
] as const
type Step = (typeof AWARENESS_STEPS)[number]
export type AwarenessStep = Step['name']
export type AskedOfStep = Step['asks'][number]
/** What the person who runs a campaign works on, each on its own page. */
export type CampaignPart = NonNullable<Step['part']>

/** The place of a step in their order, from 1: on the wire, in the tables and in names of fields. */
export type StepPosition = Exclude<Partial<typeof AWARENESS_STEPS>['length'], 0>
export const STEP_POSITIONS = AWARENESS_STEPS.map((_, at) => (at + 1) as StepPosition)

export const positionOfStep = (name: AwarenessStep): number =>
  AWARENESS_STEPS.findIndex((step) => step.name === name) + 1

export const stepAt = (position: number): Step | undefined => AWARENESS_STEPS[position - 1]
