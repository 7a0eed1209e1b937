import type { KeyObject } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import { DAY_SECONDS } from '#contract/durations.ts'
import { keyFor, keysFor, type Secrets } from '#platform/crypto/key-for.ts'
import type { UserDetails } from '../../accounts.contract.ts'
import { SESSION_DAYS } from './session-cookie.ts'

export type SessionKey = KeyObject

export const sessionKey = (secretKey: string): SessionKey => keyFor(USE, secretKey)

/** The key of {@link sessionKey}, then those of former secrets: sessions that began under these go on. */
export const sessionKeys = (secrets: Secrets): [SessionKey, ...SessionKey[]] => keysFor(USE, secrets)

const USE = 'session token'

const ISSUER = 'pankh'

const claims = z.object({ sid: z.uuid(), iat: z.int(), orig_iat: z.int() })

export interface ReadToken {
  session_id: string
  issued_at: Date
  /** When the person logged in; renewing doesn't change it. */
  original_issued_at: Date
  /** Signed under a former secret. */
  is_former: boolean
}

/** Signs the session token with HS256: the person's details, expiry and time of log-in. */
export async function signToken(
  key: SessionKey,
  of: { viewer: { session_id: string }; details: UserDetails; now: Date; original_issued_at?: Date },
): Promise<string> {
  const now = Math.floor(of.now.getTime() / 1_000)
  const original = Math.floor((of.original_issued_at ?? of.now).getTime() / 1_000)
  const { first_name, last_name, email, mobile, user_type, user_id, username } = of.details
  const { is_member, is_otp_verified, is_pankh_admin } = of.details
  return new SignJWT({
    first_name,
    last_name,
    email,
    mobile,
    user_type,
    is_member,
    is_otp_verified,
    is_pankh_admin,
    user_id,
    username,
    sid: of.viewer.session_id,
    orig_iat: original,
  })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer(ISSUER)
    .setIssuedAt(now)
    .setExpirationTime(now + SESSION_DAYS * DAY_SECONDS)
    .sign(key)
}

/** Returns null if the token is forged, expired, unsigned or not ours. */
export async function readToken(
  keys: readonly SessionKey[],
  token: string,
  now: Date,
): Promise<ReadToken | null> {
  for (const [place, key] of keys.entries()) {
    const read = await readWith(key, token, now)
    if (read) return { ...read, is_former: place > 0 }
  }
  return null
}

async function readWith(
  key: SessionKey,
  token: string,
  now: Date,
): Promise<Omit<ReadToken, 'is_former'> | null> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: ['HS256'],
      issuer: ISSUER,
      currentDate: now,
    })
    const { sid, iat, orig_iat } = claims.parse(payload)
    return {
      session_id: sid,
      issued_at: new Date(iat * 1_000),
      original_issued_at: new Date(orig_iat * 1_000),
    }
  } catch {
    return null
  }
}
