import { beforeEach, describe, expect, it } from 'vitest'
import { createOrganiser } from '#foundation/accounts/testing/create-organiser.ts'
import type { Person } from '#foundation/accounts/testing/create-person.ts'
import { createPerson } from '#foundation/accounts/testing/create-person.ts'
import { createEventType } from '#foundation/taxonomy/testing/create-term.ts'
import { testApp } from '#tests/support/test-app.ts'
import { completeForm } from '../../../testing/complete-form.ts'

const test = testApp()
const OWN_PAGE = { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'document' }
/** The start in the form: 17:30 in India on that day. */
const START = new Date('2026-02-03T12:00:00Z')
const minutesFrom = (start: Date, minutes: number) => new Date(start.getTime() + minutes * 60_000)
let admin: Person
let event_type_id: number
let id: number

const trySave = async (body: object) => {
  const of = { ...completeForm, event_type_id, capacity: 1, id, email_registered: 'yes' as const, ...body }
  return admin.tryCall('POST /v2/admin/event/save/', { body: of })
}
const revision = async () =>
  (await admin.call('GET /v2/admin/event/details/', { query: { id } })).data.revision
async function save(body: object): Promise<void> {
  const answer = await trySave({ revision: await revision(), ...body })
  if (!answer.success) throw new Error(JSON.stringify(answer))
}

async function registered(): Promise<Person> {
  const person = await createPerson(test)
  await person.call('POST /v2/event/register/', { body: { id } })
  return person
}

const join = ({ token }: Person) =>
  test.app.inject({
    url: `/events/details/${id}/join`,
    headers: OWN_PAGE,
    cookies: { accesstoken: token },
  })

const stay = (person: Person) => person.call('POST /v2/event/stay/', { body: { id } })

beforeEach(async () => {
  admin = await createOrganiser(test, 'administrator')
  event_type_id = await createEventType(test.db)
  const body = { ...completeForm, event_type_id, capacity: 1 }
  id = (await admin.call('POST /v2/admin/event/save/', { body })).data.id
  await admin.call('POST /v2/admin/event/publish/', { body: { id } })
})

describe('an event that is moved', () => {
  const later = { starts_at: '2026-02-04T18:00', ends_at: '2026-02-04T19:00' }

  it('to an earlier time ends an offered seat by its start', async () => {
    const asha = await registered()
    const ravi = await registered()
    await asha.call('POST /v2/event/register/cancel/', { body: { id } })
    const offer = async () => (await ravi.call('GET /v2/event/details/', { query: { id } })).data.registration
    expect(await offer()).toMatchObject({ status: 'offered', offer_expires_at: '2026-01-16T06:30:00Z' })
    await save({ starts_at: '2026-01-15T17:00', ends_at: '2026-01-15T18:00' })
    expect(await offer()).toMatchObject({ status: 'offered', offer_expires_at: '2026-01-15T11:30:00Z' })
    const [moved] = await mails()
    expect(moved?.text).toContain('kept for you, until Thu, 15th Jan, 2026, 5:00 pm IST.')
    expect(moved?.text).not.toMatch(/need to register|Cancel on/)
    test.clock.set(new Date('2026-01-15T11:30:01Z'))
    await test.runJobs()
    expect(await offer()).toBeNull()
  })

  it('tells who has less time to accept, also where the organiser emails nobody about the move', async () => {
    const asha = await registered()
    const ravi = await registered()
    await asha.call('POST /v2/event/register/cancel/', { body: { id } })
    expect(await mails('event-offered')).toHaveLength(1)
    test.clock.set(minutesFrom(test.clock.now(), 1))
    await save({ starts_at: '2026-01-15T17:00', ends_at: '2026-01-15T18:00', email_registered: 'no' })
    const told = await mails('event-offered')
    expect(told.map(({ to }) => to)).toEqual([ravi.email, ravi.email])
    expect(told.at(-1)?.text).toContain('Thu, 15th Jan, 2026, 5:00 pm IST')
    expect((await ravi.call('POST /v2/user/notification/list/', { body: {} })).data).toHaveLength(2)
  })

  it('after its end offers on what nobody took before', async () => {
    const [asha, ravi, meera] = [await registered(), await registered(), await registered()]
    const statusOf = async (person: Person) =>
      (await person.call('GET /v2/event/details/', { query: { id } })).data.registration?.status
    test.clock.set(minutesFrom(START, -60))
    await asha.call('POST /v2/event/register/cancel/', { body: { id } })
    test.clock.set(minutesFrom(START, 2 * 24 * 60))
    await test.runJobs()
    expect([await statusOf(ravi), await statusOf(meera)]).toEqual(['offered', 'waiting'])
    await save({ starts_at: '2026-02-20T17:30', ends_at: '2026-02-20T18:30' })
    expect([await statusOf(ravi), await statusOf(meera)]).toEqual([undefined, 'offered'])
  })

  it('asks and tells also when the date is withdrawn, and takes the entry out of calendars', async () => {
    const asha = await registered()
    const none = { starts_at: '', ends_at: '' }
    const asked = await trySave({ revision: await revision(), ...none, email_registered: undefined })
    expect(asked).toMatchObject({ status: 422, errors: [{ code: 'MoveNeedsAnswer' }] })
    await save(none)
    const [mail] = await mails()
    expect(mail).toMatchObject({ to: asha.email, subject: 'New date to come: Sensory play at home' })
    expect(mail?.text).toContain('It was planned for Tue, 3rd Feb, 2026, 5:30–6:30 pm IST')
    expect(calendarOf(mail)).toContain('METHOD:CANCEL')
    expect(calendarOf(mail)).toContain('DTSTART:20260203T120000Z')
    test.clock.set(minutesFrom(test.clock.now(), 1))
    await save(later)
    expect((await mails()).at(-1)?.text).toContain('Wed, 4th Feb, 2026, 6:00–7:00 pm IST')
  })

  it('asks first whether those who registered are told, and keeps its date until then', async () => {
    await registered()
    const before = await revision()
    const asked = await trySave({ revision: before, ...later, email_registered: undefined })
    expect(asked).toMatchObject({
      status: 422,
      errors: [{ code: 'MoveNeedsAnswer', field: 'email_registered' }],
    })
    expect(await revision()).toBe(before)
    await save({ title_en: 'Play at home', email_registered: undefined })
  })

  it('is told to nobody where the organiser says so', async () => {
    await registered()
    await save({ ...later, email_registered: 'no' })
    expect(await mails()).toEqual([])
  })

  const mails = async (kind = 'event-moved') => {
    await test.runJobs()
    const { data } = await test.call('GET /dev/outbox/list/', {})
    return data.filter((mail) => mail.kind === kind).toReversed()
  }
  const calendarOf = (mail: Awaited<ReturnType<typeof mails>>[number] | undefined) =>
    Buffer.from(mail?.attachments[0]?.content ?? '', 'base64').toString()

  it('is told to everyone registered or waiting, with the entry that takes the place of the first', async () => {
    const asha = await registered()
    const ravi = await registered()
    const meena = await registered()
    await meena.call('POST /v2/event/register/cancel/', { body: { id } })
    const first = calendarOf((await mails('event-registered'))[0])
    test.clock.set(minutesFrom(test.clock.now(), 1))
    await save({ starts_at: '2026-02-04T18:00', ends_at: '2026-02-04T19:00' })
    const told = await mails()
    expect(told.map(({ to }) => to).toSorted()).toEqual([asha.email, ravi.email].toSorted())
    const mail = told.find(({ to }) => to === asha.email)
    expect(mail?.subject).toBe('New time: Sensory play at home')
    expect(mail?.text).toContain('Wed, 4th Feb, 2026, 6:00–7:00 pm IST')
    expect(mail?.text).toContain('Tue, 3rd Feb, 2026, 5:30–6:30 pm IST')
    const second = calendarOf(mail)
    expect(second).toContain('DTSTART:20260204T123000Z')
    expect(fieldOf('UID', second)).toBe(fieldOf('UID', first))
    expect(Number(fieldOf('SEQUENCE', second))).toBeGreaterThan(Number(fieldOf('SEQUENCE', first)))
    expect(mail?.text).toContain("You don't need to register again.")
    const toWaiting = told.find(({ to }) => to === ravi.email)
    expect(toWaiting?.attachments).toEqual([])
    expect(toWaiting?.text).toContain("You're still on the waitlist.")
    expect(toWaiting?.text).not.toMatch(/need to register|Cancel on/)
  })

  it('is told once for each move, of two who save at the same time, and by the last alone when it moved on', async () => {
    await registered()
    await test.runJobs()
    const seen = await revision()
    const moved = { revision: seen, ends_at: '2026-02-03T19:00' }
    const answers = await Promise.all([trySave(moved), trySave(moved)])
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
    expect(await mails()).toHaveLength(1)
    for (const ends_at of ['2026-02-03T18:40', '2026-02-03T18:50', '2026-02-03T19:00']) {
      test.clock.set(minutesFrom(test.clock.now(), 1))
      await save({ ends_at })
    }
    const told = await mails()
    expect(told).toHaveLength(2)
    expect(told[1]?.text).toContain('5:30–7:00 pm IST')
  })

  it('is told to nobody who registered for the new time, nor when its words alone change', async () => {
    await registered()
    await save({ title_en: 'Play' })
    await save({ title_en: 'Play', time_zone: 'Asia/Colombo' })
    expect(await mails()).toEqual([])
    await save({ ends_at: '2026-02-03T19:00' })
    test.clock.set(minutesFrom(test.clock.now(), 1))
    const ravi = await registered()
    expect((await mails()).map(({ to }) => to)).not.toContain(ravi.email)
  })

  it('is told to nobody when a draft changes, or the dates of what is over are put right', async () => {
    await registered()
    test.clock.set(minutesFrom(START, 24 * 60))
    await save({ ends_at: '2026-02-03T19:00' })
    expect(await mails()).toEqual([])
    const copy = await admin.call('POST /v2/admin/event/duplicate/', { body: { id } })
    id = copy.data.id
    await save({ starts_at: '2026-03-03T17:30', ends_at: '2026-03-03T18:30' })
    expect(await mails()).toEqual([])
  })
})

describe('who came before an event was moved', () => {
  const standing = async (person: Person) =>
    (await person.call('GET /v2/event/details/', { query: { id } })).data.user_event_status
  const onTheNextDay = { starts_at: '2026-02-04T17:30', ends_at: '2026-02-04T18:30' }

  it('has not attended it, unless they come again', async () => {
    const asha = await registered()
    test.clock.set(minutesFrom(START, -10))
    await join(asha)
    await save({ ...onTheNextDay, capacity: 2 })
    const ravi = await registered()
    test.clock.set(minutesFrom(START, 24 * 60 - 5))
    await join(ravi)
    test.clock.set(minutesFrom(START, 25 * 60))
    await Promise.all([stay(asha), stay(ravi)])
    test.clock.set(minutesFrom(START, 26 * 60))
    expect([await standing(asha), await standing(ravi)]).toEqual(['Registered', 'Attended'])
  })

  it('comes again to where it was moved while it ran', async () => {
    const asha = await registered()
    test.clock.set(minutesFrom(START, 5))
    await join(asha)
    await save({ starts_at: '2026-02-03T19:00', ends_at: '2026-02-03T20:00' })
    test.clock.set(minutesFrom(START, 95))
    await join(asha)
    test.clock.set(minutesFrom(START, 150))
    await stay(asha)
    test.clock.set(minutesFrom(START, 200))
    expect(await standing(asha)).toBe('Attended')
  })

  it.each([
    ['a start that is over is put right', 20, { starts_at: '2026-02-03T17:45' }],
    ['it lasts longer', 20, { ends_at: '2026-02-03T18:40' }],
    ['the dates of what took place are put right', 90, { starts_at: '2026-02-03T17:50' }],
  ])('stays there when %s', async (_when, minutes, changed) => {
    const asha = await registered()
    test.clock.set(minutesFrom(START, -10))
    await join(asha)
    for (const passed of [20, 60, 90]) {
      test.clock.set(minutesFrom(START, passed))
      await stay(asha)
      if (passed === minutes) await save(changed)
    }
    test.clock.set(minutesFrom(START, 200))
    expect(await standing(asha)).toBe('Attended')
  })
})

const fieldOf = (name: string, calendar: string) =>
  new RegExp(`^${name}:(.*)$`, 'm').exec(calendar)?.[1]?.trim()
