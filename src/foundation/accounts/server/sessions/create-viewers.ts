import type { FastifyReply, FastifyRequest } from 'fastify'
import { HOUR_MS } from '#contract/durations.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { faultOf } from '#platform/log/fault.ts'
import type { UserDetails } from '../../accounts.contract.ts'
import { mayEnterAdministration } from '../../roles.policy.ts'
import { NotAllowed, NotSignedIn } from '../accounts.errors.ts'
import { authorize } from './authorize.ts'
import { sessionCookie } from './session-cookie.ts'
import { readToken, sessionKeys, signToken } from './session-token.ts'
import { findSession, touchSession } from './sessions.queries.ts'
import type { Viewer } from './viewer.ts'
import type { Viewers } from './viewers.ts'

interface Found {
  viewer: Viewer
  details: UserDetails
}

/** Calls within this time of the last one noted don't write again when the session was last used. */
const SEEN_AFTER_MS = HOUR_MS

/** The next call with a token older than this renews it. */
const RENEW_AFTER_MS = 12 * HOUR_MS

export function createViewers(parts: {
  db: Db
  clock: Clock
  secretKey: string
  formerKeys?: readonly string[] | undefined
  isSecure: boolean
}): Viewers {
  const known = new WeakMap<FastifyRequest, Promise<Found | null>>()
  const cookie = sessionCookie(parts.isSecure)
  const keys = sessionKeys(parts)
  const [key] = keys

  const viewers: Viewers = {
    async viewerOf(call) {
      return (await foundOnce(call))?.viewer ?? null
    },
    async detailsOf(call) {
      return (await foundOnce(call))?.details ?? null
    },
    async loggedIn(call) {
      const viewer = await viewers.viewerOf(call)
      if (!viewer) throw new NotSignedIn()
      return viewer
    },
    async administrator(call) {
      const viewer = await viewers.loggedIn(call)
      if (!viewer.is_admin) throw new NotAllowed()
      return viewer
    },
    async staff(call) {
      const viewer = await viewers.loggedIn(call)
      authorize(mayEnterAdministration(viewer))
      return viewer
    },
  }
  return viewers

  function foundOnce({ request, reply }: { request: FastifyRequest; reply: FastifyReply }) {
    const asked = known.get(request) ?? find(request, reply)
    known.set(request, asked)
    return asked
  }

  async function find(request: FastifyRequest, reply: FastifyReply): Promise<Found | null> {
    const token = tokenOf(request)
    if (!token) return null
    const now = parts.clock.now()
    const read = await readToken(keys, token, now)
    const found = read && (await findSession(parts.db, { id: read.session_id, now }))
    if (!found) {
      if (request.cookies.accesstoken) cookie.clear(reply)
      return null
    }
    request.userId = found.viewer.id
    // A response to a logged-in person is private. A route that serves a cacheable file overrides this later.
    reply.header('cache-control', 'private, no-store')
    if (now.getTime() - found.last_seen_at.getTime() > SEEN_AFTER_MS)
      await noteSeen({ id: found.viewer.session_id, now }, request)
    const isOld = read.is_former || now.getTime() - read.issued_at.getTime() > RENEW_AFTER_MS
    if (isOld && request.cookies.accesstoken === token) {
      const original = read.original_issued_at
      cookie.set(reply, await signToken(key, { ...found, now, original_issued_at: original }), {
        isAdmin: found.viewer.is_admin,
      })
    }
    return found
  }

  /** A database that takes no writes, such as a full one, still answers reads. */
  async function noteSeen(of: { id: string; now: Date }, { log }: FastifyRequest) {
    try {
      await touchSession(parts.db, of)
    } catch (error) {
      log.warn({ fault: faultOf(error) }, 'when a session was last used could not be stored')
    }
  }
}

/** Browsers send the token as a cookie, other clients as a header. */
function tokenOf(request: FastifyRequest): string | undefined {
  const bearer = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
  const header = request.headers.token
  return bearer ?? (typeof header === 'string' && header ? header : undefined) ?? request.cookies.accesstoken
}
