import { SignJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { DAY_MS } from '#contract/durations.ts'
import { readToken, sessionKey, sessionKeys, signToken } from './session-token.ts'

const NOW = new Date('2026-10-01T10:00:00.700Z')
const WITHOUT_FRACTION = new Date('2026-10-01T10:00:00Z')
const session_id = '0f9b0c0e-8a52-4f0a-9a3c-4a8ad0a3b111'
const key = sessionKey('the secret of today')

/** What pages show of the person of a token. */
const shown = {
  user_id: 7,
  username: 'asha',
  first_name: 'Asha',
  last_name: 'Verma',
  email: 'asha@example.org',
  mobile: null,
  user_type: 'Parent',
  is_member: false,
  is_otp_verified: true,
  is_pankh_admin: false,
}
const details = {
  ...shown,
  membership: 'Community Member' as const,
  roles: [],
  is_promoter: false,
  profile_picture: null,
  deletion_at: null,
}

const sign = (more: { now?: Date; original_issued_at?: Date } = {}) =>
  signToken(key, { viewer: { session_id }, details, now: NOW, ...more })

/** A token of the same key that says what this test wants it to. */
const signed = (claims: object, { alg = 'HS256', issuer = 'pankh' } = {}) =>
  new SignJWT({ sid: session_id, orig_iat: 1, ...claims })
    .setProtectedHeader({ alg })
    .setIssuer(issuer)
    .setIssuedAt(NOW)
    .setExpirationTime('1h')
    .sign(key)

const read = async (token: string | Promise<string>, now = NOW) => readToken([key], await token, now)

describe('a session token', () => {
  it('says whose session it is and when it began, in whole seconds', async () => {
    expect(await read(sign())).toEqual({
      session_id,
      issued_at: WITHOUT_FRACTION,
      original_issued_at: WITHOUT_FRACTION,
      is_former: false,
    })
  })

  it('keeps the moment of the log-in when it is renewed', async () => {
    const original_issued_at = new Date('2026-09-01T08:00:00Z')
    expect(await read(sign({ original_issued_at }))).toMatchObject({
      issued_at: WITHOUT_FRACTION,
      original_issued_at,
    })
  })

  it('carries what a page shows of its person, and nothing else', async () => {
    const [, payload = ''] = (await sign()).split('.')
    const { iat, exp, ...rest } = JSON.parse(Buffer.from(payload, 'base64url').toString())
    expect(rest).toEqual({
      iss: 'pankh',
      sid: session_id,
      orig_iat: WITHOUT_FRACTION.getTime() / 1_000,
      ...shown,
    })
    expect(exp - iat).toBe(365 * 24 * 60 * 60)
  })

  it('ends after 365 days', async () => {
    const token = await sign()
    expect(await read(token, new Date(NOW.getTime() + 365 * DAY_MS - 2_000))).not.toBeNull()
    expect(await read(token, new Date(NOW.getTime() + 365 * DAY_MS))).toBeNull()
  })

  it('that began under a former secret is read, and says so', async () => {
    const keys = sessionKeys({ secretKey: 'the secret of tomorrow', formerKeys: ['the secret of today'] })
    expect(await readToken(keys, await sign(), NOW)).toMatchObject({ session_id, is_former: true })
  })

  it.each([
    [
      'of another secret',
      () => signToken(sessionKey('another'), { viewer: { session_id }, details, now: NOW }),
    ],
    ['of another issuer', () => signed({}, { issuer: 'another' })],
    ['of another algorithm', () => signed({}, { alg: 'HS384' })],
    ['without a session', () => signed({ sid: 'none' })],
    ['without the moment of the log-in', () => signed({ orig_iat: 'never' })],
    ['that is no token', () => 'x.y.z'],
    ['that nobody signed', async () => `${(await sign()).split('.').slice(0, 2).join('.')}.`],
  ])('%s is refused', async (_, forge) => {
    expect(await read(forge())).toBeNull()
  })

  it('that only says the right things is read', async () => {
    expect(await read(signed({}))).toMatchObject({ session_id, original_issued_at: new Date(1_000) })
  })
})
