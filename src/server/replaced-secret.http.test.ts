import { describe, expect, it } from 'vitest'
import { stopLinks } from '#features/awareness-programs/server/inviting/stopping/stop-links.ts'
import { completionTokens } from '#features/awareness-programs/server/landing/completion-token.ts'
import { badgeSigner } from '#features/certificates/server/badges/badge-signer.ts'
import { createPerson } from '#foundation/accounts/testing/create-person.ts'
import { unsubscribeLinks } from '#foundation/notifications/server/index.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'
import { isOnServer } from '#tests/support/test-database.ts'

// SECRET_KEY was replaced twice: signatures with the two earlier keys stay valid, others don't.
const secretKey = 'the-new-secret-of-this-installation'
const former = ['the-old-secret-of-this-installation', 'the-oldest-secret-of-this-installation']
const FOREIGN = 'the-secret-of-another-installation'
const test = testApp({ environment: { SECRET_KEY: secretKey, FORMER_SECRET_KEYS: former.join(', ') } })
const publicUrl = 'http://localhost:3000'

it('sessions go on, and get a token of the new secret at once', async () => {
  for (const key of former) {
    const { token } = await createPerson({ ...test, secretKey: key })
    const answer = await test.app.inject({ url: '/user/session/', cookies: { accesstoken: token } })
    expect(answer.json().data).not.toBeNull()
    const renewed = answer.cookies.find(({ name }) => name === 'accesstoken')?.value
    expect(renewed).not.toBe(token)
    const next = await test.app.inject({ url: '/user/session/', cookies: { accesstoken: renewed ?? '' } })
    expect(next.json().data).not.toBeNull()
    expect(next.cookies.find(({ name }) => name === 'accesstoken')).toBeUndefined()
  }
  const { token } = await createPerson({ ...test, secretKey: FOREIGN })
  const refused = await test.app.inject({ url: '/user/session/', cookies: { accesstoken: token } })
  expect(refused.json().data).toBeNull()
})

it('links of earlier emails still unsubscribe', async () => {
  const { id: user_id } = await createPerson(test)
  const statusOf = async (key: string) => {
    const { page } = unsubscribeLinks({ publicUrl, secretKey: key }).linkOf({ user_id, topic: 'answers' })
    const query = { token: page.split('/').at(-1) ?? '' }
    return (await test.tryCall('GET /v2/notification/unsubscribe/', { query })).success
  }
  for (const key of [secretKey, ...former]) expect(await statusOf(key)).toBe(true)
  expect(await statusOf(FOREIGN)).toBe(false)
})

it('opt-outs still hold: an address is known by the hashes of every secret', () => {
  const now = stopLinks({ publicUrl, secretKey, formerKeys: former })
  for (const key of former) {
    const then = stopLinks({ publicUrl, secretKey: key })
    expect(now.hashesOf('Ravi.Das@gmail.com')).toEqual(
      expect.arrayContaining([...then.hashesOf('Ravi.Das@gmail.com')]),
    )
    const token = then.linkOf({ id: 7, email: 'a@example.org' }).page.split('/').at(-1) ?? ''
    expect(now.read(token)).toEqual({ invitation_id: 7, address_hash: then.hashesOf('a@example.org')[0] })
  }
})

it('completions that wait for their address can be confirmed', async () => {
  const waiting = {
    campaign_id: 7,
    name: 'आशा',
    email: 'a@example.org',
    source: 'whatsapp',
    language: 'hi',
  } as const
  const at = test.clock.now()
  const now = completionTokens({ secretKey, formerKeys: former })
  for (const key of former)
    expect(await now.read(await completionTokens({ secretKey: key }).seal(waiting, at), at)).toEqual(waiting)
  expect(await now.read(await completionTokens({ secretKey: FOREIGN }).seal(waiting, at), at)).toBeUndefined()
})

it('badges that were downloaded before are checked by the key that signed them', async () => {
  const { verificationMethod: methods } = (await test.app.inject('/v2/event/certificate/issuer/')).json()
  const keys = methods.map(({ publicKeyMultibase }: { publicKeyMultibase: string }) => publicKeyMultibase)
  expect(keys).toEqual([secretKey, ...former].map((key) => badgeSigner(key).publicKey))
})

describe.runIf(isOnServer())('while processes are restarted with the new secret one after the other', () => {
  const sessionAt = async (at: TestApp, token: string) => {
    const answer = await at.app.inject({ url: '/user/session/', cookies: { accesstoken: token } })
    const cookie = answer.cookies.find(({ name }) => name === 'accesstoken')
    return { isLoggedIn: answer.json().data !== null, token: cookie?.value ?? token }
  }

  it('people stay logged in at all of them, since a first pass told each the new one', async () => {
    const [old, ...older] = former
    const waits = await test.openAnother({
      SECRET_KEY: old ?? '',
      FORMER_SECRET_KEYS: [secretKey, ...older].join(', '),
    })
    let { token } = await createPerson(test)
    for (const at of [waits, test, waits, test]) {
      const session = await sessionAt(at, token)
      expect(session.isLoggedIn).toBe(true)
      token = session.token
    }
    await waits.close()
  })
})
