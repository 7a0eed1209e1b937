import { describe, expect, it } from 'vitest'
import { createEvent } from '#features/events/testing/create-event.ts'
import { createFilm } from '#features/events/testing/create-film.ts'
import { moveEvent } from '#features/events/testing/move-event.queries.ts'
import { createPerson, type Person } from '#foundation/accounts/testing/create-person.ts'
import { testApp } from '#tests/support/test-app.ts'
import { TEST_NOW } from '#tests/support/test-moment.ts'
import { createProgram, createProgramOfEvents } from '../../testing/create-program.ts'

const test = testApp()
const DAY = 24 * 60
const later = (minutes: number) => new Date(TEST_NOW.getTime() + minutes * 60_000)

const mailsTo = async ({ email }: Person) => {
  await test.runJobs()
  const { data } = await test.call('GET /dev/outbox/list/', {})
  return data.filter((mail) => mail.to === email).toReversed()
}
const kinds = async (person: Person) => (await mailsTo(person)).map(({ kind }) => kind)
const register = (person: Person, id: number, events: number[]) =>
  person.call('POST /v2/event/registers/', { body: { id, events } })
const mailAgain = (person: Pick<Person, 'tryCall'>, id: number) =>
  person.tryCall('POST /v2/event/course/modules/register_course_module_email/', { body: { id } })

/** The lines of a calendar file, with folded lines joined. */
const linesOf = (content = '') =>
  Buffer.from(content, 'base64')
    .toString()
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n')

describe('the mail of a program', () => {
  it('is one for all chosen events, with one calendar file', async () => {
    const [asha, ravi] = [await createPerson(test), await createPerson(test)]
    const first = await createEvent(test.db, { title: 'First lesson', starts_in_minutes: 2 * DAY })
    const second = await createEvent(test.db, { title: 'Second lesson', starts_in_minutes: 3 * DAY })
    const full = await createEvent(test.db, { title: 'A full room', capacity: 1 })
    const undated = await createEvent(test.db, { title: 'Some day', starts_in_minutes: null })
    const film = await createFilm(test)
    const event_ids = [second, first, full, undated, film]
    const { id } = await createProgram(test.db, { modules: [{ event_ids }] })
    await ravi.call('POST /v2/event/register/', { body: { id: full } })
    await register(asha, id, event_ids)
    await register(asha, id, event_ids)
    const [mail, ...others] = await mailsTo(asha)
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      kind: 'course-registered',
      subject: 'Your events: Inclusive classroom',
      attachments: [{ filename: 'events.ics' }],
    })
    const text = mail?.text ?? ''
    const places = [
      'First lesson',
      'Second lesson',
      'Some day',
      'A quiet film',
      'waitlist for',
      'A full room',
    ]
    const found = places.map((words) => text.indexOf(words))
    expect(found).toEqual(found.toSorted((one, other) => one - other))
    expect(found).not.toContain(-1)
    expect(text).toContain('Sat, 17th Jan, 2026, 12:00–1:00 pm IST')
    expect(text).toContain(`http://localhost:3000/events/details/${first}`)
    expect(text).toContain(`http://localhost:3000/events/on-demand/a-quiet-film/${film}`)
    expect(text).toContain(`http://localhost:3000/certificate-programs/details/inclusive-classroom/${id}`)
    expect(JSON.stringify(mail)).not.toContain('secret-room')
    const lines = linesOf(mail?.attachments[0]?.content)
    expect(lines.filter((line) => line.startsWith('UID:'))).toEqual([
      `UID:event-${first}@localhost`,
      `UID:event-${second}@localhost`,
    ])
    expect(lines.filter((line) => line.startsWith('DTSTART'))).toEqual([
      'DTSTART:20260117T063000Z',
      'DTSTART:20260118T063000Z',
    ])
    expect(lines).toContain('METHOD:PUBLISH')
    expect(lines.join('\n')).not.toContain('secret-room')
  })

  it('comes again with what was added, in the language of the first time', async () => {
    const asha = await createPerson(test)
    const { id, event_ids } = await createProgramOfEvents(test.db, { title: { en: 'Classroom', hi: 'कक्षा' } })
    const [first = 0, second = 0] = event_ids
    const inHindi = { authorization: `Bearer ${asha.token}`, 'accept-language': 'hi' }
    await test.app.inject({
      method: 'POST',
      url: '/v2/event/registers/',
      headers: inHindi,
      payload: { id, events: [first] },
    })
    expect(await mailsTo(asha)).toMatchObject([{ language: 'hi', subject: 'आपके कार्यक्रम: कक्षा' }])
    await register(asha, id, [second])
    const [, mail, ...others] = await mailsTo(asha)
    expect(others).toEqual([])
    expect(mail).toMatchObject({ language: 'hi' })
    expect(mail?.text).toContain('Event 1')
    expect(mail?.text).toContain('Event 2')
  })

  it('comes also to a person who had all the events before joining, once', async () => {
    const asha = await createPerson(test)
    const { id, event_ids } = await createProgramOfEvents(test.db)
    for (const event_id of event_ids) await asha.call('POST /v2/event/register/', { body: { id: event_id } })
    await test.runJobs()
    await register(asha, id, event_ids)
    await register(asha, id, event_ids)
    const sent = (await mailsTo(asha)).filter(({ kind }) => kind === 'course-registered')
    expect(sent).toHaveLength(1)
    expect(sent[0]?.text).toContain('Event 1')
    expect(sent[0]?.text).toContain('Event 2')
  })

  it('leaves reminders and the mails of a waitlist as they are', async () => {
    const [asha, ravi] = [await createPerson(test), await createPerson(test)]
    const held = await createEvent(test.db, { starts_in_minutes: 4 * DAY })
    const full = await createEvent(test.db, { starts_in_minutes: 9 * DAY, capacity: 1 })
    const { id } = await createProgram(test.db, { modules: [{ event_ids: [held, full] }] })
    await ravi.call('POST /v2/event/register/', { body: { id: full } })
    await register(asha, id, [held, full])
    await test.runJobs()
    await ravi.call('POST /v2/event/register/cancel/', { body: { id: full } })
    expect(await kinds(asha)).toEqual(['course-registered', 'event-offered'])
    test.clock.set(later(3 * DAY + 1))
    expect((await kinds(asha)).slice(2)).toEqual(['event-reminder-day'])
  })

  it('is none for what was cancelled before it was written', async () => {
    const asha = await createPerson(test)
    const { id, event_ids } = await createProgramOfEvents(test.db, { events: 1 })
    await register(asha, id, event_ids)
    await asha.call('POST /v2/event/register/cancel/', { body: { id: event_ids[0] ?? 0 } })
    expect(await kinds(asha)).toEqual([])
  })
})

describe('the mail of a program, asked for again', () => {
  it('is sent once in ten minutes, with what stands then', async () => {
    const asha = await createPerson(test)
    const { id, event_ids } = await createProgramOfEvents(test.db)
    await register(asha, id, event_ids)
    await test.runJobs()
    await moveEvent(test.db, { id: event_ids[1] ?? 0, publication: 'cancelled' })
    expect(await mailAgain(asha, id)).toMatchObject({
      success: true,
      data: { message: "We've emailed you your events." },
    })
    expect(await mailAgain(asha, id)).toMatchObject({ status: 429, errors: [{ code: 'TooManyRequests' }] })
    const [, again, ...others] = await mailsTo(asha)
    expect(others).toEqual([])
    expect(again?.text).toContain('Event 1')
    expect(again?.text).not.toContain('Event 2')
  })

  it('says so when nothing lies ahead', async () => {
    // Ids restart in each test but counted tries may not, so this test uses another program than the last.
    await createProgram(test.db)
    const asha = await createPerson(test)
    const { id, event_ids } = await createProgramOfEvents(test.db, { events: 1 })
    await register(asha, id, event_ids)
    await test.runJobs()
    await moveEvent(test.db, { id: event_ids[0] ?? 0, publication: 'cancelled' })
    await mailAgain(asha, id)
    const again = (await mailsTo(asha)).at(-1)
    expect(again).toMatchObject({ kind: 'course-registered', attachments: [] })
    expect(again?.text).toContain('You have no upcoming events right now')
  })

  it('names the place that is offered, where nothing else was chosen', async () => {
    const [asha, ravi] = [await createPerson(test), await createPerson(test)]
    const full = await createEvent(test.db, { title: 'Calm nights', starts_in_minutes: 9 * DAY, capacity: 1 })
    const { id } = await createProgram(test.db, { modules: [{ event_ids: [full] }] })
    await ravi.call('POST /v2/event/register/', { body: { id: full } })
    await register(asha, id, [full])
    await test.runJobs()
    await ravi.call('POST /v2/event/register/cancel/', { body: { id: full } })
    await test.runJobs()
    await mailAgain(asha, id)
    const again = (await mailsTo(asha)).at(-1)
    expect(again?.kind).toBe('course-registered')
    expect(again?.text).toMatch(/a place has opened up for you\s+Calm nights/i)
    expect(again?.text).not.toContain('no upcoming events')
  })

  it('is for whoever is inside', async () => {
    const ravi = await createPerson(test)
    const { id } = await createProgramOfEvents(test.db)
    const { id: draft } = await createProgramOfEvents(test.db, { publication: 'draft' })
    expect(await mailAgain(test, id)).toMatchObject({ status: 401 })
    expect(await mailAgain(ravi, id)).toMatchObject({ status: 403, errors: [{ code: 'NotInsideProgram' }] })
    expect(await mailAgain(ravi, draft)).toMatchObject({ status: 404, errors: [{ code: 'ProgramNotFound' }] })
    expect(await kinds(ravi)).toEqual([])
  })
})
