import { authorize } from '#foundation/accounts/server/index.ts'
import type { RouteParts } from '#foundation/feature.ts'
import { daysAskedFor } from '#foundation/metrics/server/index.ts'
import { m } from '#messages/messages.js'
import { exactTotal } from '#platform/db/counts.ts'
import { pageWindow } from '#platform/db/page-window.ts'
import { adminAwarenessCampaignsContract } from '../../../admin-awareness-campaigns.contract.ts'
import { mayEditAwareness, maySuspendCampaigns } from '../../../awareness-programs.policy.ts'
import { AwarenessProgramNotFound } from '../../awareness-programs.errors.ts'
import { findAwarenessNames, selectAdminCampaigns, selectAwarenessTotals } from './admin-campaigns.queries.ts'
import { suspendCampaign } from './suspend-campaign.ts'
import { selectWatchedInvitations } from './watch-invitations.queries.ts'

/** What campaign managers see of the people who run campaigns. */
export function adminCampaignsRoutes({ serve, viewers }: RouteParts): void {
  serve(adminAwarenessCampaignsContract.listAdminCampaigns, async ({ db, body, language, ...call }) => {
    const viewer = await viewers.staff(call)
    authorize(maySuspendCampaigns(viewer))
    const { id, search_query: search, show, ...asked } = body
    const program = await findAwarenessNames(db, { id, language })
    if (!program) throw new AwarenessProgramNotFound()
    const wanted = { program_id: id, search, show, order: asked, ...pageWindow(asked) }
    const { campaigns, total } = await selectAdminCampaigns(db, wanted)
    return {
      data: campaigns,
      ...exactTotal(total),
      program,
      totals: await selectAwarenessTotals(db, id),
      can: { edit: mayEditAwareness(viewer) },
    }
  })

  serve(adminAwarenessCampaignsContract.suspendCampaign, async ({ db, body, now, ...call }) => {
    const viewer = await viewers.staff(call)
    const isChange = await suspendCampaign(db, viewer, { ...body, isSuspended: true, now })
    const message = isChange ? m.awareness_admin_suspended() : m.awareness_admin_suspended_before()
    return { data: { message } }
  })

  serve(adminAwarenessCampaignsContract.releaseCampaign, async ({ db, body, now, ...call }) => {
    const viewer = await viewers.staff(call)
    const { id, reason } = body
    const of = { id, reason: reason || undefined, isSuspended: false, now }
    const isChange = await suspendCampaign(db, viewer, of)
    const message = isChange ? m.awareness_admin_reinstated() : m.awareness_admin_reinstated_before()
    return { data: { message } }
  })

  serve(adminAwarenessCampaignsContract.watchInvitations, async ({ db, body, now, language, ...call }) => {
    authorize(maySuspendCampaigns(await viewers.staff(call)))
    const { search_query: search, days: back = '30', ...pages } = body
    const { days, total } = await selectWatchedInvitations(db, {
      search,
      within: daysAskedFor({ days: Number(back), now }),
      language,
      ...pageWindow(pages),
    })
    return { data: days, ...exactTotal(total) }
  })
}
