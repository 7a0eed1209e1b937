import type { FastifyInstance } from 'fastify'
import { DEFAULT_LENGTH } from '#contract/wire.ts'
import type { RouteParts } from '#foundation/feature.ts'
import { m } from '#messages/messages.js'
import { notificationsContract } from '../notifications.contract.ts'
import { getChoices, setChoices } from './choices/choose-notifications.ts'
import { getUnsubscribing, unsubscribe } from './choices/unsubscribe.ts'
import { unsubscribeLinks } from './choices/unsubscribe-links.ts'
import { listNotifications, readNotifications, unreadOf } from './list-notifications.ts'

export function notificationsRoutes(parts: RouteParts): void {
  const { app, serve, viewers } = parts
  const links = unsubscribeLinks(parts)
  const hasWhatsapp = parts.config.whatsapp !== undefined

  serve(notificationsContract.listNotifications, async ({ db, body, language, ...call }) => {
    const viewer = await viewers.loggedIn(call)
    const { page = 1, length = DEFAULT_LENGTH, after } = body
    return listNotifications(db, viewer, { page, length, after, language })
  })

  serve(notificationsContract.countNotifications, async ({ db, now, ...call }) => {
    const viewer = await viewers.loggedIn(call)
    return { data: { ...(await unreadOf(db, viewer)), counted_at: now.toISOString() } }
  })

  serve(notificationsContract.readNotifications, async ({ db, now, body, ...call }) => {
    const viewer = await viewers.loggedIn(call)
    const ids = body.all ? ('all' as const) : (body.ids ?? [])
    return { data: await readNotifications(db, viewer, { ids, newest_id: body.newest_id, now }) }
  })

  serve(notificationsContract.getNotificationChoices, async ({ db, ...call }) => {
    const { id: user_id } = await viewers.loggedIn(call)
    return { data: await getChoices(db, { user_id, hasWhatsapp }) }
  })

  serve(notificationsContract.setNotificationChoices, async ({ db, now, body, ...call }) => {
    const { id: user_id } = await viewers.loggedIn(call)
    const { wanted, digest, is_whatsapp_notification } = body
    await setChoices(db, { user_id, hasWhatsapp, wanted, digest, is_whatsapp_notification, now })
    return { data: await getChoices(db, { user_id, hasWhatsapp }), message: m.toast_details_updated() }
  })

  serve(notificationsContract.getUnsubscribing, async ({ db, query }) => ({
    data: await getUnsubscribing(db, { links, token: query.token }),
  }))

  serve(notificationsContract.unsubscribe, async ({ db, now, query }) => {
    await unsubscribe(db, { links, token: query.token, now })
    return { data: { message: m.unsubscribed() } }
  })

  showUnsubscribePage(app)
}

/** An email client without the one-click button opens the header's address in a browser, where people get the page. */
function showUnsubscribePage(app: FastifyInstance): void {
  const { path } = notificationsContract.getUnsubscribing
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' || request.routeOptions.url !== path) return undefined
    const { token } = request.query as { token?: unknown }
    const wantsPage = request.headers.accept?.includes('text/html') && typeof token === 'string'
    reply.header('cache-control', 'no-store').header('vary', 'accept')
    return wantsPage ? reply.redirect(`/unsubscribe/${encodeURIComponent(token)}`, 303) : undefined
  })
}
