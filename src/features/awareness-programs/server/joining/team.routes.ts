import type { RouteParts } from '#foundation/feature.ts'
import { m } from '#messages/messages.js'
import { teamContract } from '../../team.contract.ts'
import { CampaignNotFound } from '../awareness-programs.errors.ts'
import { newShareCode } from '../new-share-code.ts'
import { detachPromoter, setJoinCode } from './team.queries.ts'

/** Who is part of an organisation's campaign, for the person who runs it. */
export function teamRoutes({ serve, viewers }: RouteParts): void {
  serve(teamContract.removePromoter, async ({ db, body, ...call }) => {
    const { id: user_id } = await viewers.signedIn(call)
    if (!(await detachPromoter(db, { ...body, user_id }))) throw new CampaignNotFound()
    return { data: { message: m.awareness_tracking_promoter_removed() } }
  })

  serve(teamContract.renewJoinCode, async ({ db, body: { id }, ...call }) => {
    const { id: user_id } = await viewers.signedIn(call)
    const join_code = newShareCode()
    if (!(await setJoinCode(db, { id, user_id, join_code }))) throw new CampaignNotFound()
    return { data: { message: m.awareness_area_team_renewed(), join_code } }
  })
}
