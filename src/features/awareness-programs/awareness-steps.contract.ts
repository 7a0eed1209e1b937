import { m } from '#messages/messages.js'

/**
 * The awareness steps in order (docs/rules/programs.md, Awareness programs). Each has its default texts for a new
 * program, its own requirements for completion, and the page of the campaign to do it on; if `part` is null, the
 * sharing buttons are shown instead. A new step also needs a custom migration that adds its rows to existing programs
 * and campaigns.
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
/** What the owner of a campaign works on, each on its own page. */
export type CampaignPart = NonNullable<Step['part']>

/** The number of a step, from 1: on the wire, in the tables and in field names. */
export type StepPosition = Exclude<Partial<typeof AWARENESS_STEPS>['length'], 0>
export const STEP_POSITIONS = AWARENESS_STEPS.map((_, at) => (at + 1) as StepPosition)

export const positionOfStep = (name: AwarenessStep): number =>
  AWARENESS_STEPS.findIndex((step) => step.name === name) + 1

export const stepAt = (position: number): Step | undefined => AWARENESS_STEPS[position - 1]
