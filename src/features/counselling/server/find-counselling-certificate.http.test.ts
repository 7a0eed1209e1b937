import { describe, expect, it } from 'vitest'
import { testApp } from '#tests/support/test-app.ts'
import { createRecord } from '../testing/create-record.ts'
import { addCounsellingRecord, counsellingRecords } from './index.ts'

const test = testApp()
const FIND = '/v2/counselling/certificate/find/'
const RIGHT = { topic: 'Calm+evenings', speaker_id: '42', date: '2026-01-10', email: 'Asha@Example.org' }
const find = (payload: object) => test.app.inject({ method: 'POST', url: FIND, payload })

describe('the certificate of an address', () => {
  it('is found by topic, speaker, date and e-mail address together', async () => {
    const code = await createRecord(test.db)
    const answer = await find(RIGHT)
    expect(answer.json().data).toEqual({
      code,
      holder_name: 'Asha Verma',
      topic: 'Calm evenings',
      speaker_name: 'Dr Meena Iyer',
      minutes: 90,
      held_on: '2026-01-10',
    })
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    })
    expect(answer.body.toLowerCase()).not.toContain('example.org')
  })

  it('is found by its code alone, however it is typed', async () => {
    const code = await createRecord(test.db)
    for (const email of [code, code.toLowerCase(), code.replace(/.{5}(?=.)/g, '$&-')]) {
      expect((await find({ email })).json().data?.code).toBe(code)
    }
  })

  it('is none, in the same words and headers, whatever does not match', async () => {
    const code = await createRecord(test.db)
    await createRecord(test.db, { email: 'ravi@example.org', held_on: '2026-01-11', topic: 'Sleep' })
    const forged = [
      { ...RIGHT, topic: 'Calm' },
      { ...RIGHT, speaker_id: '43' },
      { ...RIGHT, date: '2026-01-11' },
      { ...RIGHT, date: '10th Jan, 2026' },
      { ...RIGHT, email: 'asha@example.or' },
      { ...RIGHT, email: 'ravi@example.org' },
      { ...RIGHT, email: "' or 1=1 --" },
      { ...RIGHT, email: `${code.slice(0, -1)}${code.endsWith('0') ? '1' : '0'}` },
      { ...RIGHT, speaker_id: '42\0' + '1' },
      { topic: RIGHT.topic },
      { email: RIGHT.email },
      { email: '' },
      { topic: 7, speaker_id: {}, date: [], email: null },
      {},
    ]
    const answers = await Promise.all(forged.map(find))
    for (const [index, answer] of answers.entries()) {
      expect(answer.statusCode, JSON.stringify(forged[index])).toBe(200)
      expect(answer.body).toBe('{"success":true,"data":null}')
    }
  })

  it('leaves nothing of the address in the log', async () => {
    await createRecord(test.db)
    await find(RIGHT)
    await test.app.inject('/group-counselling/certificate/Calm+evenings/42/Asha/2026-01-10/asha@example.org')
    const log = JSON.stringify(test.logged)
    for (const word of ['asha', 'example.org', 'Calm', '2026-01-10"']) {
      expect(log.toLowerCase()).not.toContain(word.toLowerCase())
    }
  })

  it('is on a page that is kept nowhere, found by no search and told to nobody', async () => {
    for (const headers of [{}, { cookie: 'accesstoken=x' }]) {
      const page = await test.app.inject({
        url: '/group-counselling/certificate/Calm+evenings/42/Asha/2026-01-10/asha@example.org',
        headers,
      })
      expect(page.headers).toMatchObject({
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex, nofollow',
        'referrer-policy': 'no-referrer',
      })
    }
  })
})

describe('its PDF', () => {
  it('is opened by the code of the record, and by nothing else', async () => {
    const code = await createRecord(test.db, { topic: 'शांत शामें', holder_name: 'आशा वर्मा' })
    const open = (asked: string) =>
      test.app.inject(`/v2/counselling/certificate/?code=${encodeURIComponent(asked)}`)
    const answer = await open(code)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    })
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    const refused = await Promise.all(['asha@example.org', '', 'none', '%00'].map(open))
    for (const { statusCode, body } of refused) expect([statusCode, body]).toEqual([404, refused[0]?.body])
  })
})

describe('an attendance', () => {
  it('is noted once', async () => {
    const noted = {
      topic: 'Calm evenings',
      speaker_id: '42',
      speaker_name: 'Dr Meena Iyer',
      holder_name: 'Asha Verma',
      email: 'Asha@example.org',
      held_on: '2026-01-10',
      minutes: 90,
    }
    const again = { ...noted, topic: 'CALM  evenings' }
    const added = await Promise.all([noted, again, noted].map((one) => addCounsellingRecord(test.db, one)))
    expect(added.filter(Boolean)).toHaveLength(1)
    expect(await test.db.select().from(counsellingRecords)).toHaveLength(1)
  })
})
