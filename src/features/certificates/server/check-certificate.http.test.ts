import { describe, expect, it } from 'vitest'
import { createPerson } from '#foundation/accounts/testing/create-person.ts'
import { testApp } from '#tests/support/test-app.ts'
import { createAttendedEvent } from '../testing/attended-event.ts'
import { removePerson, renamePerson } from '../testing/change-facts.queries.ts'
import {
  issueCertificate,
  issuedCertificates,
  maskHolder,
  reissueCertificate,
  revokeCertificate,
} from './index.ts'

const test = testApp()
const check = (code: string, language = 'en') =>
  test.app.inject({
    url: `/v2/event/certificate/check/?code=${encodeURIComponent(code)}`,
    headers: { 'accept-language': language },
  })

async function anIssuedOne() {
  const asha = await createPerson(test)
  const title = { en: 'Calm nights', hi: 'शांत रातें' }
  const event_id = await createAttendedEvent(test.db, { title, people: [asha] })
  const now = test.clock.now()
  const wanted = { event_id, user_id: asha.id, holder_name: 'Asha Verma', language: 'en', now } as const
  return { asha, event_id, certificate: await issueCertificate(test.db, wanted) }
}

describe('the check of a certificate', () => {
  it('tells anyone with the code what was certified, and nothing about the account', async () => {
    const { asha, certificate } = await anIssuedOne()
    const answer = await check(certificate.code.toLowerCase())
    expect(answer.headers['x-robots-tag']).toBe('noindex')
    expect(answer.json().data).toEqual({
      kind: 'event',
      code: certificate.code.replace(/.{5}(?=.)/g, '$&-'),
      number: certificate.number,
      holder_name: 'Asha Verma',
      title: 'Calm nights',
      text_language: 'en',
      minutes: 60,
      modules: null,
      held_on: '2026-01-15',
      issued_at: '2026-01-15T06:30:00.000Z',
      revoked_at: null,
    })
    expect(answer.body).not.toContain(asha.email)
    expect((await check(certificate.code, 'hi')).json().data.title).toBe('शांत रातें')
  })

  it.each(['', 'none', 'PANKH-2026-000002', "' or 1=1 --", '\0', 'A'.repeat(100)])(
    'finds nothing for %j',
    async (code) => {
      const { certificate } = await anIssuedOne()
      expect([404, 422]).toContain((await check(code)).statusCode)
      expect((await check(certificate.number)).statusCode).toBe(404)
    },
  )

  it('says that it was revoked, at the same address', async () => {
    const { certificate } = await anIssuedOne()
    const revoked = { id: certificate.id, reason: 'By mistake', now: test.clock.now() }
    await revokeCertificate(test.db, revoked)
    await revokeCertificate(test.db, { ...revoked, reason: 'Again' })
    const { data } = (await check(certificate.code)).json()
    expect(data).toMatchObject({ number: certificate.number, revoked_at: '2026-01-15T06:30:00.000Z' })
    expect(JSON.stringify(data)).not.toContain('mistake')
    await expect(revokeCertificate(test.db, { ...revoked, id: 999 })).rejects.toMatchObject({
      code: 'CertificateNotFound',
    })
  })

  it('shows a new one with the name of today in the place of one, and the old one as revoked', async () => {
    const { asha, certificate } = await anIssuedOne()
    await renamePerson(test.db, asha.id, 'आशा', 'वर्मा')
    const reissue = () =>
      reissueCertificate(test.db, { id: certificate.id, language: 'hi', now: test.clock.now() })
    const outcomes = await Promise.allSettled([reissue(), reissue(), reissue()])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const all = await test.db.select().from(issuedCertificates)
    const [newest, old] = all.toSorted((a, b) => b.id - a.id)
    expect(newest).toMatchObject({ holder_name: 'आशा वर्मा', language: 'hi', revoked_at: null })
    expect(old).toMatchObject({ id: certificate.id, revoke_reason: 'replaced' })
    expect(newest?.code).not.toBe(old?.code)
    expect((await check(newest?.code ?? '')).json().data.holder_name).toBe('आशा वर्मा')
  })

  it('masks the name of somebody who left, and still stands', async () => {
    const { asha, certificate } = await anIssuedOne()
    await maskHolder(test.db, asha.id)
    await removePerson(test.db, asha.id)
    expect((await check(certificate.code)).json().data).toMatchObject({
      holder_name: 'A former member',
      revoked_at: null,
    })
    expect(await test.db.select().from(issuedCertificates)).toMatchObject([{ user_id: null }])
  })
})
