import { DEFAULT_LENGTH } from '#contract/wire.ts'
import { NOBODY } from '#foundation/accounts/server/index.ts'
import type { RouteParts } from '#foundation/feature.ts'
import { m } from '#messages/messages.js'
import { cappedTotal } from '#platform/db/counts.ts'
import { pageWindow } from '#platform/db/page-window.ts'
import { awarenessProgramsContract } from '../../awareness-programs.contract.ts'
import { subscriptionsContract } from '../../subscriptions.contract.ts'
import { teamContract } from '../../team.contract.ts'
import { CampaignNotFound } from '../awareness-programs.errors.ts'
import { expectOwnUser } from '../expect-own-user.ts'
import { newShareCode } from '../new-share-code.ts'
import { detachPromoter, setJoinCode } from './change-campaign.queries.ts'
import { type CampaignChanges, changeCampaign } from './change-campaign.ts'
import { getSubscription } from './get-subscription.ts'
import { listSubscriptions } from './list-subscriptions.ts'
import { programPicture } from './program-picture.ts'
import { countPromoters, selectAvailablePrograms, selectAwarenessPrograms } from './programs.queries.ts'
import { type StartedCampaign, startCampaign } from './start-campaign.ts'

export function joiningRoutes({ serve, viewers }: RouteParts): void {
  serve(awarenessProgramsContract.listAwarenessPrograms, async ({ db, query, language, ...call }) => {
    const user_id = (await viewers.viewerOf(call))?.id ?? NOBODY
    const { name, page, length = DEFAULT_LENGTH } = query
    const wanted = { name, user_id, language, ...pageWindow({ page, length }) }
    const { programs, total } = await selectAwarenessPrograms(db, wanted)
    const data = programs.map((program) => ({ ...program, picture: programPicture(program.picture) }))
    return { data, ...cappedTotal(total) }
  })

  serve(awarenessProgramsContract.listAvailablePrograms, async ({ db, language, ...call }) => {
    const user_id = (await viewers.viewerOf(call))?.id ?? NOBODY
    return { data: await selectAvailablePrograms(db, { user_id, language }) }
  })

  serve(awarenessProgramsContract.countPromoters, async ({ db, query }) => ({
    data: { promoters_count: await countPromoters(db, query.program) },
  }))

  serve(subscriptionsContract.listSubscriptions, async ({ db, query, language, ...call }) => {
    const { id: user_id } = await viewers.loggedIn(call)
    const { user, program, page, length } = query
    expectOwnUser(user, user_id)
    return listSubscriptions(db, { user_id, language, program, page, length })
  })

  serve(subscriptionsContract.listOrganisationCampaigns, async ({ db, query, language, ...call }) => {
    const { id: user_id } = await viewers.loggedIn(call)
    const { program, page, length } = query
    return listSubscriptions(db, { user_id, language, kind: 'organisation', program, page, length })
  })

  serve(subscriptionsContract.getSubscription, async ({ db, params, language, ...call }) => {
    const { id: user_id } = await viewers.loggedIn(call)
    return { data: await getSubscription(db, { id: params.id, user_id, language }) }
  })

  serve(subscriptionsContract.createSubscription, async ({ db, body, language, ...call }) => {
    const { id: owner_id } = await viewers.loggedIn(call)
    const { user, program, join_code, ...origin } = body
    expectOwnUser(user, owner_id)
    const started = await startCampaign(db, { owner_id, program, join_code, language, ...origin })
    const data = await getSubscription(db, { id: started.id, user_id: owner_id, language })
    return { data: { ...data, said: messageOfStart(started) } }
  })

  serve(subscriptionsContract.changeSubscription, async ({ db, params, body, language, now, ...call }) => {
    const { id: user_id } = await viewers.loggedIn(call)
    await changeCampaign(db, { id: params.id, user_id, changes: body, now })
    const data = await getSubscription(db, { id: params.id, user_id, language })
    return { data: { ...data, said: messageOfChange(body) } }
  })

  serve(subscriptionsContract.changeSubscriptionByBody, async ({ db, body, language, now, ...call }) => {
    const { id: user_id } = await viewers.loggedIn(call)
    const { id, ...changes } = body
    await changeCampaign(db, { id, user_id, changes, now })
    const data = await getSubscription(db, { id, user_id, language })
    return { data: { ...data, said: messageOfChange(changes) } }
  })
}

function messageOfStart({ is_new, status, joined, program_title: program }: StartedCampaign): string {
  if (joined !== null) return m.awareness_joining_joined({ organisation: joined })
  if (is_new) return m.awareness_joining_started({ program })
  return status === 'ended' ? m.awareness_joining_ended({ program }) : m.awareness_joining_there({ program })
}

function messageOfChange({ status, leave_organisation }: CampaignChanges): string {
  if (status === 'paused') return m.awareness_campaign_paused()
  if (status === 'live') return m.awareness_campaign_live()
  if (status === 'ended') return m.awareness_campaign_ended()
  return leave_organisation ? m.awareness_campaign_left() : m.awareness_campaign_saved()
}

/** Calls about the promoters of an organisation's campaign, for its owner. */
export function teamRoutes({ serve, viewers }: RouteParts): void {
  serve(teamContract.removePromoter, async ({ db, body, ...call }) => {
    const { id: user_id } = await viewers.loggedIn(call)
    if (!(await detachPromoter(db, { ...body, user_id }))) throw new CampaignNotFound()
    return { data: { message: m.awareness_tracking_promoter_removed() } }
  })

  serve(teamContract.renewJoinCode, async ({ db, body: { id }, ...call }) => {
    const { id: user_id } = await viewers.loggedIn(call)
    const join_code = newShareCode()
    if (!(await setJoinCode(db, { id, user_id, join_code }))) throw new CampaignNotFound()
    return { data: { message: m.awareness_area_team_renewed(), join_code } }
  })
}
