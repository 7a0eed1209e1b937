import type { FastifyInstance } from 'fastify'
import type { RouteParts } from '#foundation/feature.ts'
import { m } from '#messages/messages.js'
import { exactTotal } from '#platform/db/counts.ts'
import { pageWindow } from '#platform/db/page-window.ts'
import { defineLimit } from '#platform/limits/limits.ts'
import { INVITATIONS_A_DAY } from '../../awareness-programs.contract.ts'
import { invitationsContract } from '../../invitations.contract.ts'
import { previewInvitations } from './list/preview-invitations.ts'
import { listInvitations } from './list-invitations.ts'
import { remindInvited } from './mailing/remind-invited.ts'
import { sendInvitations } from './mailing/send-invitations.ts'
import { getStopping, stopInvitations } from './stopping/stop-invitations.ts'
import { stopLinks } from './stopping/stop-links.ts'

/** Lists can be long, so reading one costs the server more than most calls. */
const PREVIEWS = defineLimit({
  name: 'invitation-previews',
  tries: 12,
  seconds: 10 * 60,
  label: m.limit_invitation_previews,
})
const SENDINGS = defineLimit({
  name: 'invitation-sendings',
  tries: 30,
  seconds: 10 * 60,
  label: m.limit_invitation_sendings,
})

export function invitingRoutes(parts: RouteParts): void {
  const { app, serve, viewers, limits, uploads } = parts
  const links = stopLinks(parts)

  serve(invitationsContract.previewInvitations, async ({ db, body, language, now, ...call }) => {
    const viewer = await viewers.loggedIn(call)
    await limits.take(PREVIEWS, String(viewer.id))
    const { id: campaign_id, ...given } = body
    const of = { campaign_id, language, uploads, links, now }
    return { data: await previewInvitations(db, viewer, given, of) }
  })

  serve(invitationsContract.sendInvitations, async ({ db, body, language, now, ...call }) => {
    const viewer = await viewers.loggedIn(call)
    await limits.take(SENDINGS, String(viewer.id))
    const { id: campaign_id, language: wanted = language, ...given } = body
    const of = { campaign_id, language: wanted, uploads, links, now }
    const { sent, postponed, left_today, counts } = await sendInvitations(db, viewer, given, of)
    const sentences = [
      m.awareness_inviting_sent({ sent }),
      postponed > 0 && m.awareness_inviting_postponed({ count: postponed, most: INVITATIONS_A_DAY }),
    ]
    const message = sentences.filter(Boolean).join(' ')
    return { data: { message, sent, postponed, ...counts, left_today } }
  })

  serve(invitationsContract.listInvitations, async ({ db, body, language, now, ...call }) => {
    const { id: user_id } = await viewers.loggedIn(call)
    const { id: campaign_id, state, search_query: search, ...pages } = body
    const wanted = { user_id, campaign_id, state, search, language, now, ...pageWindow(pages) }
    const { invitations, total, ...facts } = await listInvitations(db, wanted)
    return { data: invitations, ...exactTotal(total), ...facts }
  })

  serve(invitationsContract.remindInvited, async ({ db, body, language, now, ...call }) => {
    const viewer = await viewers.loggedIn(call)
    const { id: campaign_id, invitation: invitation_id } = body
    const done = await remindInvited(db, viewer, { campaign_id, invitation_id, language, links, now })
    const message = m.awareness_inviting_reminded({ count: done.reminded })
    return { data: { message, ...done } }
  })

  serve(invitationsContract.getStopping, async ({ db, query }) => ({
    data: await getStopping(db, { links, token: query.token }),
  }))

  serve(invitationsContract.stopInvitations, async ({ db, query, now }) => {
    await stopInvitations(db, { links, token: query.token, now })
    return { data: { message: m.awareness_inviting_unsubscribed() } }
  })

  showStopPage(app)
}

/** Email programs without one-click unsubscribe open the header's address in a browser: people get the page. */
function showStopPage(app: FastifyInstance): void {
  const { path } = invitationsContract.getStopping
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' || request.routeOptions.url !== path) return undefined
    const { token } = request.query as { token?: unknown }
    const wantsPage = request.headers.accept?.includes('text/html') && typeof token === 'string'
    reply.header('cache-control', 'no-store').header('vary', 'accept')
    return wantsPage ? reply.redirect(`/invitations/stop/${encodeURIComponent(token)}`, 303) : undefined
  })
}
