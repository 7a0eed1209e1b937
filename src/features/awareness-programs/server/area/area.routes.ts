import { MAX_LENGTH } from '#contract/wire.ts'
import type { RouteParts } from '#foundation/feature.ts'
import { m } from '#messages/messages.js'
import { programDetailsContract } from '../../program-details.contract.ts'
import { expectOwnUser } from '../expect-own-user.ts'
import { completeStep } from './complete-step.ts'
import { detailsOfCampaign } from './details-of-campaign.ts'
import { findStep } from './find-step.ts'
import { selectCampaignsWithSteps } from './steps.queries.ts'

export function areaRoutes({ serve, viewers }: RouteParts): void {
  serve(programDetailsContract.listProgramDetails, async ({ db, query, language, ...call }) => {
    const { id: user_id } = await viewers.loggedIn(call)
    const { program: program_id, subscription: id, user } = query
    expectOwnUser(user, user_id)
    const wanted = { user_id, program_id, id, language, most: MAX_LENGTH }
    const campaigns = await selectCampaignsWithSteps(db, wanted)
    return { data: campaigns.flatMap(detailsOfCampaign) }
  })

  serve(programDetailsContract.completeStep, async ({ db, params, language, now, ...call }) => {
    const { id: user_id } = await viewers.loggedIn(call)
    const { step, next } = await completeStep(db, { id: params.id, user_id, language, now })
    const { title } = step
    const message = next
      ? m.awareness_steps_done_next({ title, next: next.title })
      : m.awareness_steps_all_done({ title })
    return { data: { ...step, message } }
  })

  serve(programDetailsContract.checkNextStep, async ({ db, params, language, ...call }) => {
    const { id: user_id } = await viewers.loggedIn(call)
    const { step, next } = await findStep(db, { id: params.id, user_id, language })
    const next_step = next ? { id: next.id, position: next.position, title: next.title } : null
    return { data: { can_complete: step.missing.length === 0, missing: step.missing, next_step } }
  })
}
