import { SignJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { keyFor } from '#platform/crypto/key-for.ts'
import { completionTokens, type WaitingCompletion } from './completion-token.ts'

const SECRET = 'a secret that is long enough for tests'
const tokens = completionTokens({ secretKey: SECRET })
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
    const token = await tokens.seal(waiting, now)
    expect(await tokens.read(token, days(6.9))).toEqual(waiting)
    expect(await tokens.read(token, days(7.1))).toBeUndefined()
  })

  it('shows nothing of a person to whoever reads the address', async () => {
    const token = await tokens.seal(waiting, now)
    const readable = token.split('.').map((part) => Buffer.from(part, 'base64url').toString())
    for (const word of [waiting.name, waiting.email, 'asha', 'whatsapp'])
      expect(`${token} ${readable.join(' ')}`).not.toContain(word)
  })

  it('is none of ours when it is altered, only signed, of another secret or for another use', async () => {
    const token = await tokens.seal(waiting, now)
    const at = token.length - 30
    const altered = token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1)
    const signed = (use: string) =>
      new SignJWT({ ...waiting })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer('pankh')
        .setExpirationTime(days(1))
        .sign(keyFor(use, SECRET))
    const foreign = await completionTokens({ secretKey: `${SECRET}!` }).seal(waiting, now)
    const forged = [altered, await signed('session token'), await signed('completion'), foreign, '', 'x.y.z']
    for (const one of forged) expect(await tokens.read(one, now)).toBeUndefined()
  })
})
