import type { FastifyReply, FastifyRequest } from 'fastify'
import { TOAST_COOKIE } from '#contract/page-form.ts'
import { isAddressId } from '#contract/wire.ts'
import type { RouteParts } from '#foundation/feature.ts'
import { CaptionsNotFound } from '#platform/captions/captions.errors.ts'
import { NamedError } from '#platform/errors/named-error.ts'
import { findDatedEvent } from './attendance/join-event.queries.ts'
import { joinEvent } from './attendance/join-event.ts'
import { EventNotFound } from './events.errors.ts'
import { getCaptions } from './film/get-film.ts'
import { eventCalendar } from './registering/event-calendar.ts'

const NOTICE_SECONDS = 60
/** A GET outside the contract. HEAD would record a join that nobody made. */
const PAGE = { method: 'GET', exposeHeadRoute: false, schema: { hide: true } } as const

/** Routes next to an event's page: joining its meeting, its calendar file and its recording's captions. */
export function eventPageRoutes(parts: RouteParts): void {
  serveJoining(parts)
  serveCalendar(parts)
  serveCaptions(parts)
}

function serveJoining({ app, db, clock, viewers, publicUrl }: RouteParts): void {
  app.route({
    ...PAGE,
    url: '/events/details/:id/join',
    handler: async (request, reply) => {
      reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
      const event_id = idOf(request)
      const page = `/events/details/${event_id}`
      // One of the few GETs that write, so only from a click on our own pages, never from a prefetch.
      if (!isOwnClick(request, publicUrl)) return reply.redirect(page)
      const viewer = await viewers.viewerOf({ request, reply })
      if (!viewer) return reply.redirect(`/auth?next=${encodeURIComponent(page)}`)
      try {
        return reply.redirect(await joinEvent(db, viewer, { event_id, now: clock.now() }))
      } catch (error) {
        if (!(error instanceof NamedError)) throw error
        if (!(error instanceof EventNotFound)) say(reply, error.message)
        return reply.redirect(page)
      }
    },
  })
}

/** From an email or another site, people first get the event's page and press the button there. */
function isOwnClick({ headers }: FastifyRequest, publicUrl: string): boolean {
  if (headers['sec-purpose'] !== undefined || headers.purpose !== undefined) return false
  const kind = headers['sec-fetch-dest']
  if (kind !== undefined && kind !== 'document') return false
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  return headers.referer?.startsWith(`${publicUrl}/`) ?? false
}

function say(reply: FastifyReply, message: string): void {
  reply.setCookie(TOAST_COOKIE, message, { path: '/', maxAge: NOTICE_SECONDS })
}

function serveCalendar({ app, db, clock, publicUrl }: RouteParts): void {
  app.route({
    ...PAGE,
    url: '/events/details/:id/calendar.ics',
    handler: async (request, reply) => {
      const event_id = idOf(request)
      const { language } = request
      const { start, end, ...event } = await findDatedEvent(db, { event_id, language })
      if (start === null || end === null) throw new EventNotFound()
      const address = `${publicUrl}/events/details/${event_id}`
      return reply
        .headers({
          'cache-control': 'no-cache',
          'content-disposition': `attachment; filename="event-${event_id}.ics"`,
        })
        .type('text/calendar; charset=utf-8')
        .send(eventCalendar({ ...event, start, end, id: event_id, address, now: clock.now() }))
    },
  })
}

/** Captions as a file for the browser's video player. */
function serveCaptions({ app, db, clock, viewers }: RouteParts): void {
  app.route({
    method: 'GET',
    schema: { hide: true },
    url: '/events/details/:id/captions/:file',
    handler: async (request, reply) => {
      const { file } = request.params as { file: string }
      const viewer = await viewers.loggedIn({ request, reply })
      const event_id = idOf(request)
      const [, language] = /^([A-Za-z0-9-]{2,40})\.vtt$/.exec(file) ?? []
      if (language === undefined) throw new CaptionsNotFound()
      const vtt = await getCaptions(db, viewer, { event_id, language, now: clock.now() })
      return reply.type('text/vtt; charset=utf-8').header('cache-control', 'private, no-cache').send(vtt)
    },
  })
}

/** @throws EventNotFound for an invalid id */
function idOf(request: FastifyRequest): number {
  const { id } = request.params as { id: string }
  if (!isAddressId(id)) throw new EventNotFound()
  return Number(id)
}
