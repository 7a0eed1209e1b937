import { describe, expect, it } from 'vitest'
import { eventWatches } from '#features/events/server/index.ts'
import { createEvent } from '#features/events/testing/create-event.ts'
import { createOrganiser } from '#foundation/accounts/testing/create-organiser.ts'
import { createPerson, type Person } from '#foundation/accounts/testing/create-person.ts'
import { testApp } from '#tests/support/test-app.ts'
import { attend, createAttendedEvent } from '../testing/attended-event.ts'
import {
  countCertificatesTo,
  removeEvent,
  renameAndCancelEvent,
  renamePerson,
} from '../testing/change-facts.queries.ts'
import { issuedCertificates, revokeCertificate, setCertificateRule } from './index.ts'

const test = testApp()
const PATH = '/v2/event/certificate/'
const download = (person: Person, id: number, headers: Record<string, string> = {}) =>
  test.app.inject({
    url: `${PATH}?id=${id}`,
    headers: { authorization: `Bearer ${person.token}`, ...headers },
  })
const issued = () => test.db.select().from(issuedCertificates)

describe('the certificate of an event', () => {
  it('is a PDF for whoever attended, issued with what stood that day', async () => {
    const asha = await createPerson(test)
    const title = { en: 'Calm nights', hi: 'शांत रातें' }
    const id = await createAttendedEvent(test.db, { title, people: [asha] })
    const answer = await download(asha, id)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('application/pdf')
    expect(answer.headers['cache-control']).toBe('private, no-store')
    expect(answer.rawPayload.subarray(0, 8).toString()).toBe('%PDF-1.7')
    const [certificate] = await issued()
    expect(certificate).toMatchObject({
      event_id: id,
      user_id: asha.id,
      holder_name: 'Asha Verma',
      title,
      minutes: 60,
      held_on: '2026-01-15',
      language: 'en',
      revoked_at: null,
    })
    expect(certificate?.number).toMatch(/^PANKH-2026-\d{6}$/)
    expect(answer.headers['content-disposition']).toBe(`attachment; filename="${certificate?.number}.pdf"`)
  })

  it('has a number of its own, also after a million others, with the year that it is in India', async () => {
    const [asha, ravi] = [await createPerson(test), await createPerson(test)]
    const id = await createAttendedEvent(test.db, { people: [asha, ravi] })
    test.clock.set(new Date('2026-12-31T18:29:59Z'))
    await countCertificatesTo(test.db, 99_999)
    await download(asha, id)
    test.clock.set(new Date('2026-12-31T18:30:00Z'))
    await countCertificatesTo(test.db, 999_999)
    await download(ravi, id)
    const numbers = (await issued()).map(({ number }) => number).toSorted()
    expect(numbers).toEqual(['PANKH-2026-100000', 'PANKH-2027-1000000'])
  })

  it('is issued once, however often and in whatever language it is opened', async () => {
    const asha = await createPerson(test)
    const id = await createAttendedEvent(test.db, { people: [asha] })
    const answers = await Promise.all(Array.from({ length: 8 }, () => download(asha, id)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200))
    const inHindi = await test.app.inject({
      url: `${PATH}?id=${id}&language=hi`,
      headers: { authorization: `Bearer ${asha.token}` },
    })
    expect(inHindi.statusCode).toBe(200)
    expect(await issued()).toHaveLength(1)
  })

  it.each<[string, number, (asha: Person) => Promise<number>]>([
    ['NotAttended', 403, () => createAttendedEvent(test.db, { people: [] })],
    [
      'NoCertificate',
      409,
      (asha) => createAttendedEvent(test.db, { people: [asha], has_certificate: false }),
    ],
    ['EventNotFound', 404, (asha) => createAttendedEvent(test.db, { people: [asha], publication: 'draft' })],
    ['EventNotFound', 404, async () => 999],
    [
      'NotAttended',
      403,
      async (asha) => {
        const event_id = await createEvent(test.db, { starts_in_minutes: -120, has_certificate: true })
        await attend(test.db, { event_id, user_id: asha.id, minutes: 35 })
        return event_id
      },
    ],
  ])('is refused by %s (%i)', async (code, status, event) => {
    const asha = await createPerson(test)
    const answer = await download(asha, await event(asha))
    expect([answer.statusCode, answer.json().errors[0].code]).toEqual([status, code])
    expect(answer.json().data.message).toMatch(/\.$/)
    expect(await issued()).toEqual([])
  })

  it('is nobody else’s: a visitor is asked to log in, a stranger was not there', async () => {
    const [asha, ravi] = [await createPerson(test), await createPerson(test)]
    const id = await createAttendedEvent(test.db, { people: [asha] })
    await download(asha, id)
    expect((await download(ravi, id)).json().errors[0].code).toBe('NotAttended')
    expect((await test.app.inject(`${PATH}?id=${id}`)).statusCode).toBe(401)
  })

  it('waits for the review where the event asks for one', async () => {
    const asha = await createPerson(test)
    const id = await createAttendedEvent(test.db, { people: [asha] })
    await setCertificateRule(test.db, { event_id: id, needs_review: true })
    expect((await download(asha, id)).json().errors[0].code).toBe('ReviewFirst')
    await asha.call('POST /v2/event/review/add/', { body: { id, rating: 5, feedback: 'Kind and clear.' } })
    expect((await download(asha, id)).statusCode).toBe(200)
  })

  it('waits for no review of an event that was cancelled afterwards', async () => {
    const asha = await createPerson(test)
    const id = await createAttendedEvent(test.db, { people: [asha] })
    await setCertificateRule(test.db, { event_id: id, needs_review: true })
    await renameAndCancelEvent(test.db, id)
    expect((await download(asha, id)).statusCode).toBe(200)
  })

  it('says the minutes of the gathering to who was there, and of the recording to who watched it', async () => {
    const [asha, ravi, meera] = [await createPerson(test), await createPerson(test), await createPerson(test)]
    const recording = { published_minutes_ago: 5, duration_seconds: 20 * 60 }
    const event_id = await createAttendedEvent(test.db, { people: [asha], recording })
    for (const { id: user_id } of [asha, ravi, meera])
      await test.db.insert(eventWatches).values({ event_id, user_id, watched_seconds: 20 * 60 })
    for (const person of [asha, ravi]) await download(person, event_id)
    const editor = await createOrganiser(test, 'content-editor')
    await editor.call('POST /v2/admin/event/film/remove/', { body: { id: event_id } })
    await download(meera, event_id)
    const minutesOf = new Map((await issued()).map(({ user_id, minutes }) => [user_id, minutes]))
    expect([asha, ravi, meera].map(({ id }) => minutesOf.get(id))).toEqual([60, 20, 60])
  })

  it('stays as it was when the person or the event changes its name', async () => {
    const asha = await createPerson(test)
    const id = await createAttendedEvent(test.db, { title: 'Calm nights', people: [asha] })
    await download(asha, id)
    const [before] = await issued()
    await renameAndCancelEvent(test.db, id)
    await renamePerson(test.db, asha.id, 'Other', 'Name')
    expect((await download(asha, id)).statusCode).toBe(200)
    expect(await issued()).toEqual([before])
    await removeEvent(test.db, id)
    expect(await issued()).toEqual([{ ...before, event_id: null }])
  })

  it('is drawn without the pictures in a name, and not at all where letters would be lost', async () => {
    const meera = await createPerson(test, { first_name: 'Meera 👩‍👩‍👧‍👦', last_name: 'शर्\u200dमा' })
    const meena = await createPerson(test, { first_name: 'மீனா' })
    const id = await createAttendedEvent(test.db, { title: 'Calm nights 🌙', people: [meera, meena] })
    expect((await download(meera, id)).statusCode).toBe(200)
    const refused = await download(meena, id)
    expect([refused.statusCode, refused.json().errors[0].code]).toEqual([409, 'CertificateUnprintable'])
    expect(await issued()).toMatchObject([{ user_id: meera.id }])
  })

  it('is not given again by itself once it was taken back', async () => {
    const asha = await createPerson(test)
    const id = await createAttendedEvent(test.db, { people: [asha] })
    await download(asha, id)
    const [certificate] = await issued()
    await revokeCertificate(test.db, {
      id: certificate?.id ?? 0,
      reason: 'Not the same person',
      now: test.clock.now(),
    })
    expect((await download(asha, id)).json().errors[0].code).toBe('CertificateRevoked')
    expect(await issued()).toHaveLength(1)
  })

  it('is issued from our own pages only, and never ahead of a click', async () => {
    const asha = await createPerson(test)
    const id = await createAttendedEvent(test.db, { people: [asha] })
    const cookie = `accesstoken=${asha.token}`
    const open = (headers: Record<string, string>) =>
      test.app.inject({ url: `${PATH}?id=${id}`, headers: { cookie, ...headers } })
    const refused = [
      {},
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { referer: 'https://evil.example/' },
      { 'sec-fetch-site': 'same-origin', 'sec-purpose': 'prefetch;prerender' },
    ]
    for (const headers of refused) {
      expect((await open(headers)).json().errors[0].code, JSON.stringify(headers)).toBe('CrossSiteRequest')
    }
    expect(await issued()).toEqual([])
    expect((await open({ 'sec-fetch-site': 'same-origin' })).statusCode).toBe(200)
    expect((await open({ referer: 'http://localhost:3000/events/details/1' })).statusCode).toBe(200)
  })
})
