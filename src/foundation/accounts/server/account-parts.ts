import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Uploads } from '#foundation/uploads/server/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Config } from '#platform/config/config.ts'
import { keyFor } from '#platform/crypto/key-for.ts'
import type { Db } from '#platform/db/database.ts'
import type { Limits } from '#platform/limits/limits.ts'
import type { TriesByAddress } from './account-limits.ts'
import { type ConsentCookie, consentCookie } from './consents/consent-cookie.ts'
import { type SessionCookie, sessionCookie } from './session-cookie.ts'
import type { SessionKey } from './session-token.ts'
import { createViewers, type Viewers } from './viewers.ts'

/**
 * What else happens when a session is opened in a browser, of a room that accounts don't know. An account is new at its
 * first.
 */
export type AtLogIn = (
  db: Db,
  of: { user_id: number; isNew: boolean; now: Date; request: FastifyRequest; reply: FastifyReply },
) => Promise<void>

/** The same where somebody logs out. */
export type AtLogOut = (db: Db, of: { user_id: number; reply: FastifyReply }) => Promise<void>

/** What the routes of accounts work with, beside each call. */
export interface AccountParts {
  viewers: Viewers
  limits: Limits
  key: SessionKey
  cookie: SessionCookie
  /** Where a browser keeps what its person said of analytics. */
  consents: ConsentCookie
  /** Keys the hashes of mailed codes. */
  secret: string
  adminEmails: readonly string[]
  triesByAddress: TriesByAddress
  uploads: Uploads
  atLogIn: AtLogIn
  atLogOut: AtLogOut
}

export function accountParts(of: {
  config: Config
  db: Db
  clock: Clock
  limits: Limits
  uploads: Uploads
  atLogIn: AtLogIn
  atLogOut: AtLogOut
}): AccountParts {
  const { config, db, clock, limits } = of
  const isSecure = config.http.publicUrl.startsWith('https:')
  const key = keyFor('session token', config.secretKey)
  return {
    viewers: createViewers({ db, clock, key, isSecure }),
    limits,
    key,
    cookie: sessionCookie(isSecure),
    consents: consentCookie(isSecure),
    secret: keyFor('email code', config.secretKey).export().toString('hex'),
    adminEmails: config.accounts.adminEmails,
    triesByAddress: config.accounts.triesByAddress,
    uploads: of.uploads,
    atLogIn: of.atLogIn,
    atLogOut: of.atLogOut,
  }
}
