import { SignJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { keyFor } from '#platform/crypto/key-for.ts'
import { completionTokens, type WaitingCompletion } from './completion-token.ts'

const SECRET = 'a secret that is long enough for tests'
const tokens = completionTokens(SECRET)
const now = new Date('2026-01-15T06:30:00Z')
const days = (count: number) => new Date(now.getTime() + count * 24 * 3_600_000)
const waiting: WaitingCompletion = {
  campaign_id: 7,
  referral_code: 'K7QF92MX',
  name: 'आशा',
  email: 'asha@example.org',
  source: 'whatsapp',
  language: 'hi',
}

describe('the token of a confirming mail', () => {
  it('holds what is to be completed, for seven days', async () => {
    const token = await tokens.sign(waiting, now)
    expect(await tokens.read(token, days(6.9))).toEqual(waiting)
    expect(await tokens.read(token, days(7.1))).toBeUndefined()
  })

  it('is none of ours when it is altered, unsigned, of another secret or for another use', async () => {
    const [head = '', body = '', signature = ''] = (await tokens.sign(waiting, now)).split('.')
    const other = Buffer.from(
      JSON.stringify({ ...JSON.parse(Buffer.from(body, 'base64url').toString()), campaign_id: 8 }),
    ).toString('base64url')
    const none = Buffer.from('{"alg":"none"}').toString('base64url')
    const session = await new SignJWT({ ...waiting })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer('pankh')
      .setExpirationTime(days(1))
      .sign(keyFor('session token', SECRET))
    const foreign = await completionTokens(`${SECRET}!`).sign(waiting, now)
    for (const token of [`${head}.${other}.${signature}`, `${none}.${body}.`, session, foreign, '', 'x.y.z'])
      expect(await tokens.read(token, now)).toBeUndefined()
  })
})
