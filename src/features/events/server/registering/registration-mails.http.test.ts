import { describe, expect, it } from 'vitest'
import { enqueueCancelledMails, scheduleReminders } from '#features/events/server/index.ts'
import { createPerson } from '#foundation/accounts/testing/create-person.ts'
import { keptJobs } from '#tests/support/job-queue.ts'
import { testApp } from '#tests/support/test-app.ts'
import { TEST_NOW } from '#tests/support/test-moment.ts'
import { createEvent } from '../../testing/create-event.ts'
import { moveEvent } from '../../testing/move-event.queries.ts'
import { offerFreeSeats } from './promote-waitlist.ts'

const test = testApp()
const DAY = 24 * 60
const later = (minutes: number) => new Date(TEST_NOW.getTime() + minutes * 60_000)
const mailsTo = async (email: string) => {
  await test.runJobs()
  const { data } = await test.call('GET /dev/outbox/list/', {})
  return data.filter((mail) => mail.to === email).toReversed()
}
const kinds = async (email: string) => (await mailsTo(email)).map(({ kind }) => kind)

describe('the mails of a registration', () => {
  it('tell that one is registered, with the event as a file and never with the meeting', async () => {
    const asha = await createPerson(test)
    const id = await createEvent(test.db, { title: 'Sensory play', starts_in_minutes: 2 * DAY })
    await asha.call('POST /v2/event/register/', { body: { id } })
    const [mail, ...others] = await mailsTo(asha.email)
    expect(others).toEqual([])
    expect(mail).toMatchObject({ kind: 'event-registered', subject: "You're registered: Sensory play" })
    expect(mail?.text).toContain('Sat, 17th Jan, 2026, 12:00–1:00 pm IST')
    expect(mail?.text).toContain(`http://localhost:3000/events/details/${id}`)
    expect(mail?.html).toContain('https://calendar.google.com/')
    expect(mail?.attachments).toMatchObject([{ filename: 'event.ics' }])
    expect(mail?.text).toContain('press “Join now”. You can join from 15 minutes before the start.')
    expect(JSON.stringify(mail)).not.toContain('secret-room')
  })

  it('say that one can join now where the event is running or begins in a quarter of an hour', async () => {
    const asha = await createPerson(test)
    for (const starts_in_minutes of [15, -5]) {
      const id = await createEvent(test.db, { starts_in_minutes })
      await asha.call('POST /v2/event/register/', { body: { id } })
    }
    for (const { text } of await mailsTo(asha.email)) {
      expect(text).toContain('You can join now')
      expect(text).not.toContain('15 minutes before')
    }
  })

  it('come in the language of the registering', async () => {
    const asha = await createPerson(test)
    const id = await createEvent(test.db, { title: { en: 'Play', hi: 'खेल' } })
    await test.app.inject({
      method: 'POST',
      url: '/v2/event/register/',
      headers: { authorization: `Bearer ${asha.token}`, 'accept-language': 'hi' },
      payload: { id },
    })
    expect((await mailsTo(asha.email))[0]).toMatchObject({
      subject: 'आपका पंजीकरण हो गया: खेल',
      language: 'hi',
    })
  })

  it('tell of the waitlist, and of the place that is offered with its end', async () => {
    const [asha, ravi] = [await createPerson(test), await createPerson(test)]
    const id = await createEvent(test.db, { capacity: 1, starts_in_minutes: 3 * DAY })
    await asha.call('POST /v2/event/register/', { body: { id } })
    await ravi.call('POST /v2/event/register/', { body: { id } })
    await test.runJobs()
    await asha.call('POST /v2/event/register/cancel/', { body: { id } })
    const [waiting, offered] = await mailsTo(ravi.email)
    expect([waiting?.kind, offered?.kind]).toEqual(['event-waiting', 'event-offered'])
    expect(offered?.text).toContain('Fri, 16th Jan, 2026, 12:00 pm IST')
    expect(offered?.text).toContain("Open the event's page, log in, and press “Accept the place”.")
    expect(offered?.text).toMatch(/Go to the event to accept/)
  })

  it('tell of each offer, even if two end at the start', async () => {
    const [asha, ravi] = [await createPerson(test), await createPerson(test)]
    const id = await createEvent(test.db, { capacity: 1, starts_in_minutes: 180 })
    const register = (person: typeof asha) => person.call('POST /v2/event/register/', { body: { id } })
    const leave = (person: typeof asha) => person.call('POST /v2/event/register/cancel/', { body: { id } })
    await register(asha)
    await register(ravi)
    await leave(asha)
    await test.runJobs()
    // Ravi declines, Asha takes the seat, and Ravi waits again until she leaves.
    await leave(ravi)
    await register(asha)
    test.clock.set(later(10))
    await register(ravi)
    await leave(asha)
    expect((await kinds(ravi.email)).filter((kind) => kind === 'event-offered')).toHaveLength(2)
  })

  it('offer places to many with one job under the lock of the event, and a mail to each', async () => {
    const id = await createEvent(test.db, { capacity: 1, starts_in_minutes: 3 * DAY })
    const waiting = []
    for (const place of [0, 1, 2, 3]) {
      const person = await createPerson(test)
      await person.call('POST /v2/event/register/', { body: { id } })
      if (place > 0) waiting.push(person)
    }
    await test.runJobs()
    // By id: their order is by a clock that may have been set back meanwhile.
    const before = new Set((await keptJobs(test.db)).map((job) => job.id))
    await moveEvent(test.db, { id, capacity: 4 })
    await offerFreeSeats(test.db, { event_id: id, now: TEST_NOW })
    const added = (await keptJobs(test.db)).filter((job) => !before.has(job.id)).map(({ name }) => name)
    expect(added.toSorted()).toEqual(['deliver-notification', 'settle-event-places', 'tell-registrations'])
    for (const { email } of waiting) expect(await kinds(email)).toEqual(['event-waiting', 'event-offered'])
  })

  it('lead to a film, once, without a file for the calendar', async () => {
    const asha = await createPerson(test)
    const recording = { published_minutes_ago: 5 }
    const id = await createEvent(test.db, { title: 'Sensory play', starts_in_minutes: null, recording })
    await asha.call('POST /v2/event/register/', { body: { id } })
    await asha.call('POST /v2/event/register/', { body: { id } })
    const [mail, ...others] = await mailsTo(asha.email)
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      kind: 'event-film',
      subject: 'Watch it any time: Sensory play',
      attachments: [],
    })
    expect(mail?.text).toContain(`http://localhost:3000/events/on-demand/sensory-play/${id}`)
    expect(mail?.text).toContain('On demand: watch it when you like')
    expect(mail?.html).not.toContain('calendar.google.com')
    expect(JSON.stringify(mail)).not.toContain('youtube')
  })

  it('lead to the film that was put up before they were written', async () => {
    const [asha, ravi] = [await createPerson(test), await createPerson(test)]
    const recording = { published_minutes_ago: -60 }
    const id = await createEvent(test.db, { starts_in_minutes: 10, capacity: 1, recording })
    await asha.call('POST /v2/event/register/', { body: { id } })
    await ravi.call('POST /v2/event/register/', { body: { id } })
    test.clock.set(later(90))
    expect(await kinds(asha.email)).toEqual(['event-film'])
    expect(await kinds(ravi.email)).toEqual([])
  })

  it('are none for what was cancelled before they were written', async () => {
    const asha = await createPerson(test)
    const id = await createEvent(test.db)
    await asha.call('POST /v2/event/register/', { body: { id } })
    await asha.call('POST /v2/event/register/cancel/', { body: { id } })
    expect(await kinds(asha.email)).toEqual([])
  })
})

describe('reminders', () => {
  it('come a day and an hour before, once, to those who want them', async () => {
    const [asha, ravi, meena] = [await createPerson(test), await createPerson(test), await createPerson(test)]
    const id = await createEvent(test.db, { starts_in_minutes: 2 * DAY })
    await asha.call('POST /v2/event/register/', { body: { id } })
    await ravi.call('POST /v2/event/register/', { body: { id, wants_reminder_day: false } })
    await meena.call('POST /v2/event/register/', { body: { id } })
    await test.runJobs()
    await meena.call('POST /v2/event/register/cancel/', { body: { id } })
    test.clock.set(later(DAY + 1))
    expect((await kinds(asha.email)).slice(1)).toEqual(['event-reminder-day'])
    expect((await mailsTo(asha.email)).at(-1)?.subject).toMatch(/^Tomorrow: /)
    test.clock.set(later(2 * DAY - 59))
    expect((await kinds(asha.email)).slice(1)).toEqual(['event-reminder-day', 'event-reminder-hour'])
    expect((await kinds(ravi.email)).slice(1)).toEqual(['event-reminder-hour'])
    expect((await kinds(meena.email)).slice(1)).toEqual([])
  })

  it('of the day before say today where they come late', async () => {
    const asha = await createPerson(test)
    const id = await createEvent(test.db, { title: 'Sensory play', starts_in_minutes: 2 * DAY })
    await asha.call('POST /v2/event/register/', { body: { id } })
    await test.runJobs()
    test.clock.set(later(2 * DAY - 7 * 60))
    const reminder = (await mailsTo(asha.email)).at(-1)
    expect(reminder).toMatchObject({ kind: 'event-reminder-day', subject: 'Today: Sensory play' })
    expect(reminder?.text).toMatch(/your event is today/i)
  })

  it('follow an event that is moved', async () => {
    const asha = await createPerson(test)
    const id = await createEvent(test.db, { starts_in_minutes: 2 * DAY })
    await asha.call('POST /v2/event/register/', { body: { id } })
    await test.runJobs()
    await moveEvent(test.db, { id, start: later(4 * DAY) })
    await scheduleReminders(test.db, { event_id: id, start: later(4 * DAY), now: test.clock.now() })
    test.clock.set(later(DAY + 1))
    expect((await kinds(asha.email)).slice(1)).toEqual([])
    test.clock.set(later(3 * DAY + 1))
    expect((await kinds(asha.email)).slice(1)).toEqual(['event-reminder-day'])
  })

  it('are left out when they would come too late', async () => {
    const asha = await createPerson(test)
    const id = await createEvent(test.db, { starts_in_minutes: 2 * DAY })
    await asha.call('POST /v2/event/register/', { body: { id } })
    await test.runJobs()
    test.clock.set(later(2 * DAY + 5))
    expect((await kinds(asha.email)).slice(1)).toEqual([])
  })
})

it('everyone registered or waiting is told of a cancelled event, once', async () => {
  const [asha, ravi, meena] = [await createPerson(test), await createPerson(test), await createPerson(test)]
  const id = await createEvent(test.db, { capacity: 1 })
  await asha.call('POST /v2/event/register/', { body: { id } })
  await ravi.call('POST /v2/event/register/', { body: { id } })
  await meena.call('POST /v2/event/register/', { body: { id } })
  await meena.call('POST /v2/event/register/cancel/', { body: { id } })
  await test.runJobs()
  await moveEvent(test.db, { id, publication: 'cancelled' })
  await enqueueCancelledMails(test.db, { event_id: id, note: 'The speaker is ill.' })
  await enqueueCancelledMails(test.db, { event_id: id, note: 'The speaker is ill.' })
  expect((await kinds(asha.email)).slice(1)).toEqual(['event-cancelled'])
  const [last] = (await mailsTo(ravi.email)).slice(-1)
  expect(last?.kind).toBe('event-cancelled')
  expect(last?.text).toContain('The speaker is ill.')
  expect(await kinds(meena.email)).not.toContain('event-cancelled')
})
