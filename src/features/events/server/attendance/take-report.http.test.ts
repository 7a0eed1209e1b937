import { beforeEach, describe, expect, it } from 'vitest'
import { confirmEmail } from '#foundation/accounts/testing/confirm-email.ts'
import { createOrganiser } from '#foundation/accounts/testing/create-organiser.ts'
import { createPerson, PASSWORD, type Person } from '#foundation/accounts/testing/create-person.ts'
import { testApp } from '#tests/support/test-app.ts'
import { TEST_NOW } from '#tests/support/test-moment.ts'
import { createEvent } from '../../testing/create-event.ts'
import { uploadAs } from '../../testing/upload-as.ts'

const test = testApp()
let admin: Person
let id: number
const HEAD = 'Name (Original Name),User Email,Join Time,Leave Time\n'

beforeEach(async () => {
  admin = await createOrganiser(test, 'administrator')
  // Noon to one o'clock in India.
  id = await createEvent(test.db, { starts_in_minutes: 0, minutes: 60 })
})

const verified = (email: string) => createPerson(test, { email, email_verified_at: TEST_NOW })
const row = (name: string, email: string, join: string, leave: string) =>
  `${name},${email},01/15/2026 ${join},01/15/2026 ${leave}\n`

async function send(by: Person, text: string, event = id) {
  const upload_id = await uploadAs(test, by, { name: 'report.csv', bytes: Buffer.from(text) })
  return by.tryCall('POST /v2/admin/event/report/read/', { body: { id: event, upload_id } })
}
const list = () => admin.call('POST /v2/admin/event/registration/list/', { body: { id } })
const statusOf = async (person: Person) =>
  (await person.call('GET /v2/event/details/', { query: { id } })).data.user_event_status

/** Whether the reply is the "not found" page, which people get who may not have a file. */
const isPage = ({ headers }: { headers: Record<string, unknown> }) =>
  String(headers['content-type']).startsWith('text/html')

describe("a meeting's report", () => {
  it('leaves open who attended until the event has ended', async () => {
    await (await verified('asha@example.org')).call('POST /v2/event/register/', { body: { id } })
    const file = async () =>
      (
        await test.app.inject({
          url: `/admin/events/${id}/registrations.csv`,
          headers: { authorization: `Bearer ${admin.token}` },
        })
      ).body
    expect(await list()).toMatchObject({ has_ended: false, data: [{ has_attended: false }] })
    expect(await file()).toMatch(/,–,/)
    test.clock.set(new Date(TEST_NOW.getTime() + 61 * 60_000))
    expect(await list()).toMatchObject({ has_ended: true })
    expect(await file()).not.toMatch(/,–,/)
  })

  it('counts attendance for confirmed emails, by the share of minutes', async () => {
    const [asha, ravi] = [await verified('asha@example.org'), await verified('ravi@example.org')]
    const text =
      HEAD +
      row('Phone', 'ASHA@example.org', '12:00 PM', '12:36 PM') +
      row('R', 'ravi@example.org', '12:00 PM', '12:35 PM')
    expect((await send(admin, text)).data).toMatchObject({ matched: 2, unmatched: 0 })
    expect(await statusOf(asha)).toBe('Attended')
    expect(await statusOf(ravi)).toBe('Not Registered')
  })

  it('finds people by an earlier confirmed email until another account confirms it', async () => {
    const asha = await verified('asha@example.org')
    const text = HEAD + row('A', 'asha@example.org', '12:00 PM', '01:00 PM')
    const body = { email: 'new@example.org', current_password: PASSWORD }
    await asha.call('PATCH /v2/user/details/', { body })
    expect((await send(admin, text)).data).toMatchObject({ matched: 1, unmatched: 0 })
    const namesake = await createPerson(test, { email: 'asha@example.org' })
    expect((await send(admin, text)).data).toMatchObject({ matched: 1, unmatched: 0 })
    expect([await statusOf(asha), await statusOf(namesake)]).toEqual(['Attended', 'Not Registered'])
    await confirmEmail(test, namesake)
    expect((await send(admin, text)).data).toMatchObject({ matched: 1, unmatched: 0 })
    expect([await statusOf(asha), await statusOf(namesake)]).toEqual(['Not Registered', 'Attended'])
  })

  it('lists people without a confirmed account for an organiser to match', async () => {
    const meera = await createPerson(test, { email: 'meera@example.org' })
    await meera.call('POST /v2/event/register/', { body: { id } })
    const text =
      HEAD +
      row('Meera', 'meera@example.org', '12:00 PM', '01:00 PM') +
      row('Guest', '', '12:00 PM', '12:10 PM')
    expect((await send(admin, text)).data).toMatchObject({ matched: 0, unmatched: 2 })
    const [first, second] = (await list()).unmatched
    expect(first).toMatchObject({ name: 'Meera', minutes: 60, account: { id: meera.id } })
    expect(second).toMatchObject({ name: 'Guest', minutes: 10, account: null })
    const decide = (attendee: number, user_id?: number) =>
      admin.tryCall('POST /v2/admin/event/report/decide/', { body: { id: attendee, user_id } })
    expect(await decide(second?.id ?? 0, admin.id)).toMatchObject({
      errors: [{ code: 'RegistrationNotFound' }],
    })
    const twice = await Promise.all([decide(first?.id ?? 0, meera.id), decide(first?.id ?? 0, meera.id)])
    expect(twice.filter(({ success }) => success)).toHaveLength(1)
    expect(await statusOf(meera)).toBe('Attended')
    expect(await decide(second?.id ?? 0)).toMatchObject({
      errors: [{ code: 'InvalidInput', field: 'user_id' }],
    })
    await admin.call('POST /v2/admin/event/report/decide/', {
      body: { id: second?.id ?? 0, is_nobody: true },
    })
    expect((await list()).unmatched).toEqual([])
  })

  it('counts a row as soon as its person confirms the email, also one who signed up later', async () => {
    const meera = await createPerson(test, { email: 'meera@example.org' })
    const text =
      HEAD +
      row('Meera', 'meera@example.org', '12:00 PM', '01:00 PM') +
      row('Asha', 'asha@example.org', '12:00 PM', '01:00 PM') +
      row('Guest', 'guest@example.org', '12:00 PM', '01:00 PM')
    expect((await send(admin, text)).data).toMatchObject({ matched: 0, unmatched: 3 })
    // Not offered as a match: nobody of that email is registered.
    expect((await list()).unmatched.map(({ account }) => account)).toEqual([null, null, null])
    const asha = await createPerson(test, { email: 'asha@example.org' })
    expect(await statusOf(meera)).toBe('Not Registered')
    // One confirms while the report is read again.
    await Promise.all([confirmEmail(test, meera), send(admin, text)])
    await confirmEmail(test, asha)
    expect([await statusOf(meera), await statusOf(asha)]).toEqual(['Attended', 'Attended'])
    expect((await list()).unmatched).toMatchObject([{ name: 'Guest' }])
  })

  it('read twice, or at once, is the same as read once', async () => {
    await verified('asha@example.org')
    const text =
      HEAD + row('A', 'asha@example.org', '12:00 PM', '12:50 PM') + row('Guest', '', '12:00 PM', '12:10 PM')
    await Promise.all([send(admin, text), send(admin, text)])
    expect((await send(admin, text)).data).toMatchObject({ matched: 1, unmatched: 1 })
    expect((await list()).unmatched).toHaveLength(1)
  })

  it('read again keeps what an organiser matched by hand, and who was said to be nobody', async () => {
    const meera = await createPerson(test, { email: 'meera@example.org' })
    await meera.call('POST /v2/event/register/', { body: { id } })
    const at = (name: string, minutes: string) => row(name, '', '12:00 PM', minutes)
    await send(admin, HEAD + at("Meera's phone", '12:50 PM') + at('Guest', '12:10 PM'))
    const [phone, guest] = (await list()).unmatched
    await admin.call('POST /v2/admin/event/report/decide/', {
      body: { id: phone?.id ?? 0, user_id: meera.id },
    })
    await admin.call('POST /v2/admin/event/report/decide/', { body: { id: guest?.id ?? 0, is_nobody: true } })
    expect(await statusOf(meera)).toBe('Attended')

    const again = HEAD + at("MEERA'S PHONE", '12:55 PM') + at('Guest', '12:10 PM') + at('New', '12:20 PM')
    expect((await send(admin, again)).data).toMatchObject({ matched: 1, unmatched: 1 })
    expect(await statusOf(meera)).toBe('Attended')
    expect((await list()).unmatched).toMatchObject([{ name: 'New' }])
  })

  it('takes 50,000 rows in a fixed number of queries', async () => {
    const asha = await verified('person-7@example.org')
    const rows = Array.from({ length: 50_000 }, (_, index) =>
      row('P', `person-${index % 25_000}@example.org`, '12:00 PM', index < 25_000 ? '12:20 PM' : '12:45 PM'),
    )
    expect((await send(admin, HEAD + rows.join(''))).data).toMatchObject({ matched: 1, unmatched: 24_999 })
    expect(await statusOf(asha)).toBe('Attended')
    expect((await list()).unmatched).toHaveLength(100)
  })

  it('that is none changes nothing', async () => {
    const asha = await verified('asha@example.org')
    await send(admin, HEAD + row('A', 'asha@example.org', '12:00 PM', '01:00 PM'))
    for (const [text, code] of [
      [HEAD, 'NoReport'],
      ['Name,Mail,Join Time,Leave Time\nA,b,c,d\n', 'ReportColumnMissing'],
      [HEAD + row('A', 'asha@example.org', 'noon', 'one'), 'ReportRowNotReadable'],
      [`${HEAD}A,asha@example.org,03/15/2026 12:00 PM,03/15/2026 01:00 PM\n`, 'ReportOfAnotherDay'],
    ] as const) {
      expect(await send(admin, text)).toMatchObject({ errors: [{ code }] })
    }
    expect(await statusOf(asha)).toBe('Attended')
  })

  it('is for administrators and the host of the event, not for editors and strangers', async () => {
    const text = HEAD + row('A', 'asha@example.org', '12:00 PM', '01:00 PM')
    expect(await send(await createOrganiser(test, 'content-editor'), text)).toMatchObject({
      errors: [{ code: 'NotAllowed' }],
    })
    expect(await send(await createOrganiser(test, 'event-host'), text)).toMatchObject({
      errors: [{ code: 'EventNotFound' }],
    })
    expect(await send(await createPerson(test), text)).toMatchObject({ errors: [{ code: 'NotAllowed' }] })
  })
})

describe('the list of registrations', () => {
  it('says what would help, and is a CSV file that no spreadsheet runs', async () => {
    const asha = await createPerson(test, { first_name: '=cmd()', last_name: 'Verma' })
    await asha.call('POST /v2/event/register/', { body: { id, access_request: 'A seat, "near" the door' } })
    expect((await list()).data).toMatchObject([
      {
        user_id: asha.id,
        status: 'registered',
        access_request: 'A seat, "near" the door',
        has_attended: false,
      },
    ])
    const file = (person: Person) =>
      test.app.inject({
        url: `/admin/events/${id}/registrations.csv`,
        headers: { authorization: `Bearer ${person.token}` },
      })
    const { headers, body } = await file(admin)
    expect(headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(headers['cache-control']).toContain('no-store')
    expect(body).toContain(`'=cmd() Verma,${asha.email},No,Registered,–,"A seat, ""near"" the door",`)
    for (const role of ['content-editor', 'event-host', 'moderator'] as const) {
      expect(isPage(await file(await createOrganiser(test, role)))).toBe(true)
    }
    expect(isPage(await file(asha))).toBe(true)
    expect(test.logged).toContainEqual(
      expect.objectContaining({ kind: 'exported', user_id: admin.id, file: `registrations-${id}`, rows: 1 }),
    )
  })

  it('of events is a file too, narrowed as the page is', async () => {
    const file = (query: string) =>
      test.app.inject({
        url: `/admin/events.csv${query}`,
        headers: { authorization: `Bearer ${admin.token}` },
      })
    expect((await file('')).body.trim().split('\r\n')).toHaveLength(2)
    expect((await file('?publication=draft')).body.trim().split('\r\n')).toHaveLength(1)
    expect(isPage(await test.app.inject({ url: '/admin/events.csv' }))).toBe(true)
  })
})
