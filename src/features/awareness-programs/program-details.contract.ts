import { z } from 'zod'
import { type CallsOf, endpoint, FORM_DATA } from '#contract/endpoint.ts'
import { id, optionalField, success } from '#contract/wire.ts'
import { type AskedOfStep, AWARENESS_STEPS } from './awareness-steps.contract.ts'
import { ownUser } from './own-user.contract.ts'

/** The state of a campaign's step, in the same words as progress in a certificate program. */
export const STEP_LABELS = ['Live', 'In Progress', 'Not started', 'Completed'] as const
export type StepLabel = (typeof STEP_LABELS)[number]

/** What a step still needs before it can be completed. */
export type MissingOfStep = AskedOfStep | 'earlier_step'

const missing = z.array(
  z.enum<MissingOfStep[]>([...AWARENESS_STEPS.flatMap<AskedOfStep>(({ asks }) => asks), 'earlier_step']),
)

/** A campaign's state in one of the steps. */
export const programDetail = z.object({
  id: z.int(),
  subscription: z.int(),
  program: z.int(),
  position: z.int(),
  title: z.string(),
  description: z.string(),
  /** In Progress is the first step that isn't completed. The last step is Live while the campaign is public. */
  label: z.enum(STEP_LABELS),
  missing,
  /** ISO 8601 in UTC; null until then. */
  completed_at: z.string().nullable(),
})
export type ProgramDetail = z.output<typeof programDetail>

const nextStep = z.object({
  /** Whether this step can be completed now, or already is. */
  can_complete: z.boolean(),
  missing,
  /** The next step; null after the last one. */
  next_step: z.object({ id: z.int(), position: z.int(), title: z.string() }).nullable(),
})

export const programDetailsContract = {
  listProgramDetails: endpoint({
    method: 'GET',
    path: '/program/program_detail/',
    summary:
      "Lists the steps of the current user's campaigns in order, optionally of one program or subscription",
    query: z.object({
      program: optionalField(id),
      user: ownUser,
      subscription: optionalField(id),
    }),
    reply: success(z.array(programDetail)),
    errors: ['NotSignedIn', 'NotAllowed'],
  }),
  completeStep: endpoint({
    method: 'PATCH',
    path: '/program/program_detail/{id}/',
    summary: 'Completes a step of a campaign; a completed step stays completed',
    params: z.object({ id }),
    bodyKinds: FORM_DATA,
    body: z.object({ status: z.enum(['Completed']) }),
    reply: success(programDetail.extend({ message: z.string() })),
    errors: [
      'NotSignedIn',
      'StepNotFound',
      'EarlierStepFirst',
      'StepNotReady',
      'CampaignIsEnded',
      'CampaignIsHeld',
    ],
  }),
  checkNextStep: endpoint({
    method: 'GET',
    path: '/program/program_detail/{id}/check_next_step/',
    summary:
      'Returns whether a step of a campaign can be completed, what is missing and which step comes next',
    params: z.object({ id }),
    reply: success(nextStep),
    errors: ['NotSignedIn', 'StepNotFound'],
  }),
}

declare module '#contract/registry.ts' {
  interface Registry extends CallsOf<typeof programDetailsContract> {}
}
