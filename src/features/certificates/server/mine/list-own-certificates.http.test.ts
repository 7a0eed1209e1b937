import { describe, expect, it } from 'vitest'
import { createPerson, type Person } from '#foundation/accounts/testing/create-person.ts'
import { testApp } from '#tests/support/test-app.ts'
import { createAttendedEvent } from '../../testing/attended-event.ts'
import {
  removeEvent,
  renameAndCancelEvent,
  renameAndRemoveProgram,
} from '../../testing/change-facts.queries.ts'
import { createFinishedProgram } from '../../testing/finished-program.ts'
import {
  issueCertificate,
  issueProgramCertificate,
  reissueCertificate,
  revokeCertificate,
  setCertificateRule,
} from '../index.ts'

const test = testApp()
const now = () => test.clock.now()

interface Asked {
  page?: number
  length?: number
  after?: number | undefined
}
const list = (person: Person, asked: Asked = {}) =>
  person.call('POST /v2/event/certificate/own/list/', { body: asked })

async function certified(person: Person, title: string | { en: string; hi: string } = 'Calm nights') {
  const event_id = await createAttendedEvent(test.db, { title, people: [person] })
  const wanted = {
    event_id,
    user_id: person.id,
    holder_name: 'Asha Verma',
    language: 'en',
    now: now(),
  } as const
  return { ...(await issueCertificate(test.db, wanted)), event_id }
}

describe('the certificates that are one’s own', () => {
  it('come newest first, each with what it certifies and the way to check it', async () => {
    const asha = await createPerson(test)
    await certified(asha)
    const { event_id, id, number, code } = await certified(asha, { en: 'Play', hi: 'खेल' })
    const { data, recordsTotal } = await list(asha)
    expect(recordsTotal).toBe(2)
    expect(data.map(({ title }) => title)).toEqual(['Play', 'Calm nights'])
    expect(data[0]).toEqual({
      id,
      kind: 'event',
      number,
      code: code.replace(/.{5}(?=.)/g, '$&-'),
      holder_name: 'Asha Verma',
      title: 'Play',
      text_language: 'en',
      minutes: 60,
      modules: null,
      held_on: '2026-01-15',
      issued_at: '2026-01-15T06:30:00Z',
      revoked_at: null,
      is_replaced: false,
      program: null,
      event: { id: event_id, type: { key: expect.any(String), name: expect.any(String) } },
      can: { download: true },
    })
    const answer = await test.app.inject({
      method: 'POST',
      url: '/v2/event/certificate/own/list/',
      payload: {},
      headers: { authorization: `Bearer ${asha.token}`, 'accept-language': 'hi' },
    })
    expect(answer.headers['cache-control']).toBe('private, no-store')
    expect(answer.json().data[0]).toMatchObject({ title: 'खेल', text_language: 'hi' })
  })

  it('say which no longer stand, and why nothing more than that', async () => {
    const asha = await createPerson(test)
    const [revoked, old] = [await certified(asha, 'Taken back'), await certified(asha, 'Replaced')]
    await revokeCertificate(test.db, { id: revoked.id, reason: 'By mistake', now: now() })
    await reissueCertificate(test.db, { id: old.id, now: now() })
    const { data } = await list(asha)
    const states = data.map(({ title, revoked_at, is_replaced, can }) => ({
      title,
      stands: revoked_at === null,
      is_replaced,
      ...can,
    }))
    expect(states).toEqual([
      { title: 'Replaced', stands: true, is_replaced: false, download: true },
      { title: 'Replaced', stands: false, is_replaced: true, download: false },
      { title: 'Taken back', stands: false, is_replaced: false, download: false },
    ])
    expect(JSON.stringify(data)).not.toContain('mistake')
  })

  it('say which events certify only after a review that is missing', async () => {
    const [asha, ravi] = [await createPerson(test), await createPerson(test)]
    const people = [asha]
    const [waits, ready, cancelled] = [
      await createAttendedEvent(test.db, { people }),
      await createAttendedEvent(test.db, { people }),
      await createAttendedEvent(test.db, { people }),
    ]
    for (const event_id of [waits, cancelled])
      await setCertificateRule(test.db, { event_id, needs_review: true })
    await setCertificateRule(test.db, { event_id: ready, needs_review: false })
    await renameAndCancelEvent(test.db, cancelled)
    expect((await list(asha)).awaiting_review).toEqual([waits])
    expect((await list(ravi)).awaiting_review).toEqual([])
    await asha.call('POST /v2/event/review/add/', { body: { id: waits, rating: 5, feedback: '' } })
    expect((await list(asha)).awaiting_review).toEqual([])
  })

  it('are of programs too, with what they were made of', async () => {
    const asha = await createPerson(test)
    const title = { en: 'Calm school', hi: 'शांत विद्यालय' }
    const { id } = await createFinishedProgram(test.db, {
      title,
      people: [asha],
      modules: [{ title: 'Seeing' }],
    })
    const wanted = { user_id: asha.id, holder_name: 'Asha Verma', language: 'en', now: now() } as const
    await issueProgramCertificate(test.db, { ...wanted, program_id: id })
    const [found] = (await list(asha)).data
    const modules = [{ title: 'Seeing', text_language: 'en', minutes: 60, done_on: '2026-01-15' }]
    expect(found).toMatchObject({
      title: 'Calm school',
      event: null,
      program: { id, title: 'Calm school' },
      modules,
      can: { download: true },
    })
    const checked = await test.call('GET /v2/event/certificate/check/', {
      query: { code: found?.code ?? '' },
    })
    expect(checked.data.modules).toEqual(modules)
    await renameAndRemoveProgram(test.db, id)
    expect((await list(asha)).data).toMatchObject([{ program: null, modules, can: { download: false } }])
  })

  it('stay when the event is gone, to be checked', async () => {
    const asha = await createPerson(test)
    const { event_id } = await certified(asha)
    await removeEvent(test.db, event_id)
    const { data } = await list(asha)
    expect(data).toMatchObject([{ title: 'Calm nights', event: null, can: { download: false } }])
  })

  it('come in pages and behind a cursor', async () => {
    const [asha, ravi] = [await createPerson(test), await createPerson(test)]
    for (const title of ['First', 'Second', 'Third']) await certified(asha, title)
    const { data } = await list(asha, { length: 1, page: 2 })
    expect(data.map(({ title }) => title)).toEqual(['Second'])
    const behind = await list(asha, { after: data[0]?.id })
    expect(behind.data.map(({ title }) => title)).toEqual(['First'])
    const refused = await ravi.tryCall('POST /v2/event/certificate/own/list/', {
      body: { after: data[0]?.id },
    })
    expect(refused).toMatchObject({ status: 422, errors: [{ code: 'CursorNotFound', field: 'after' }] })
  })

  it('are nobody else’s: a visitor is refused, another person has none', async () => {
    const [asha, ravi] = [await createPerson(test), await createPerson(test)]
    await certified(asha)
    expect(await list(ravi)).toMatchObject({ data: [], recordsTotal: 0 })
    const visit = await test.tryCall('POST /v2/event/certificate/own/list/', { body: {} })
    expect(visit).toMatchObject({ status: 401 })
  })

  it.each([{ page: 0 }, { length: 101 }, { after: 'x' }])('refuses %j', async (body) => {
    const asha = await createPerson(test)
    const answer = await asha.tryCall('POST /v2/event/certificate/own/list/', { body: body as never })
    expect(answer).toMatchObject({ success: false, status: 422 })
  })

  it('cost the same queries whatever their number', async () => {
    const asha = await createPerson(test)
    await certified(asha)
    const few = await test.queriesOf(() => list(asha))
    for (let n = 0; n < 11; n += 1) await certified(asha)
    expect(await test.queriesOf(() => list(asha))).toBe(few)
    expect((await list(asha)).data).toHaveLength(12)
  })
})
