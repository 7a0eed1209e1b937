import type { FastifyReply } from 'fastify'
import { DAY_MS } from '#contract/durations.ts'
import { m } from '#messages/messages.js'
import type { Db } from '#platform/db/database.ts'
import type { UserDetails } from '../../accounts.contract.ts'
import { PersonNotFound } from '../accounts.errors.ts'
import { asDetails, selectDetails } from '../people/user-details.queries.ts'
import { SESSION_DAYS, type SessionCookie } from './session-cookie.ts'
import { type SessionKey, signToken } from './session-token.ts'
import { insertSession } from './sessions.queries.ts'

export interface OpenedSession {
  token: string
  user: UserDetails
}

/** Every log-in opens a new session, which makes a token planted earlier worthless (ASVS 7.2.4). */
export async function openSession(
  db: Db,
  of: { user_id: number; userAgent: string | undefined; now: Date; key: SessionKey },
): Promise<OpenedSession> {
  const session_id = await insertSession(db, {
    user_id: of.user_id,
    device: deviceInWords(of.userAgent),
    now: of.now,
    expires_at: new Date(of.now.getTime() + SESSION_DAYS * DAY_MS),
  })
  return tokenFor(db, { ...of, session_id })
}

const BROWSERS: [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const SYSTEMS: [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
]

/** "Chrome on Android": enough to recognise one's own devices, too little to identify a person. */
function deviceInWords(userAgent = ''): string {
  const browser = BROWSERS.find(([pattern]) => pattern.test(userAgent))?.[1]
  const system = SYSTEMS.find(([pattern]) => pattern.test(userAgent))?.[1]
  if (browser && system) return m.device_browser_on_system({ browser, system })
  return browser ?? system ?? m.device_unknown()
}

/** A token with the person's current details, for an open session. */
export async function tokenFor(
  db: Db,
  of: { user_id: number; session_id: string; now: Date; key: SessionKey; original_issued_at?: Date },
): Promise<OpenedSession> {
  const row = await selectDetails(db, of.user_id)
  if (!row) throw new PersonNotFound()
  const user = asDetails(row)
  const { session_id, now, key } = of
  const original = of.original_issued_at ? { original_issued_at: of.original_issued_at } : {}
  return { user, token: await signToken(key, { viewer: { session_id }, details: user, now, ...original }) }
}

/** Sets the token as a cookie that scripts can't read. */
export function setSessionCookie(reply: FastifyReply, cookie: SessionCookie, opened: OpenedSession): void {
  cookie.set(reply, opened.token, { isAdmin: opened.user.is_pankh_admin })
}
