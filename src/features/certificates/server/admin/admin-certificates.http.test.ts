import { beforeEach, describe, expect, it } from 'vitest'
import { completeForm } from '#features/events/testing/complete-form.ts'
import { createOrganiser } from '#foundation/accounts/testing/create-organiser.ts'
import { createPerson, type Person } from '#foundation/accounts/testing/create-person.ts'
import { createEventType } from '#foundation/taxonomy/testing/create-term.ts'
import { testApp } from '#tests/support/test-app.ts'
import { attend, createAttendedEvent } from '../../testing/attended-event.ts'
import { renameAndCancelEvent, renamePerson } from '../../testing/change-facts.queries.ts'
import { issuedCertificates } from '../index.ts'

const test = testApp()
let admin: Person
let asha: Person
let id: number

beforeEach(async () => {
  admin = await createOrganiser(test, 'administrator')
  asha = await createPerson(test)
  id = await createAttendedEvent(test.db, { title: 'Calm nights', people: [asha] })
})

const list = (by: Person, body: object = {}) =>
  by.tryCall('POST /v2/admin/certificate/list/', { body: { id, ...body } })
const missing = async (by = admin) =>
  (await by.call('POST /v2/admin/certificate/missing/list/', { body: { id } })) as {
    data: { user_id: number }[]
    recordsTotal: number
    unreviewed: number
  }
const issueAll = (by: Person, wants_mail = false) =>
  by.tryCall('POST /v2/admin/certificate/issue/all/', { body: { id, wants_mail } })
const issue = (by: Person, user_id = asha.id) =>
  by.tryCall('POST /v2/admin/certificate/issue/', { body: { id, user_id } })
const reissue = (by: Person, certificate: number, holder_name?: string) =>
  by.tryCall('POST /v2/admin/certificate/reissue/', { body: { id: certificate, holder_name } })
const revoke = (by: Person, certificate: number, reason = 'Given to the wrong person') =>
  by.tryCall('POST /v2/admin/certificate/revoke/', { body: { id: certificate, reason } })
const setRule = (by: Person, needs_review: boolean) =>
  by.tryCall('POST /v2/admin/certificate/rule/', { body: { id, needs_review } })
const rows = async () => (await test.db.select().from(issuedCertificates)).toSorted((a, b) => a.id - b.id)
const check = async (code: string) =>
  (await test.call('GET /v2/event/certificate/check/', { query: { code } })).data
const audit = async (kind: string) =>
  (await admin.call('POST /v2/admin/audit/list/', { body: { kind } })).data.map(({ action }) => action)
async function issuedOne(): Promise<number> {
  const answer = await issue(admin)
  if (!answer.success) throw new Error(JSON.stringify(answer))
  return answer.data.id
}

describe('the certificates of an event', () => {
  it('are issued for everyone entitled by a job, which the answer counts', async () => {
    const ravi = await createPerson(test)
    const late = await createPerson(test)
    await attend(test.db, { event_id: id, user_id: ravi.id })
    await attend(test.db, { event_id: id, user_id: late.id, minutes: 20 })
    expect(await missing()).toMatchObject({
      data: [{ user_id: asha.id }, { user_id: ravi.id }],
      recordsTotal: 2,
      unreviewed: 0,
    })
    expect(await issueAll(admin, true)).toMatchObject({ data: { count: 2 } })
    await test.runJobs()
    expect((await rows()).map(({ user_id }) => user_id)).toEqual([asha.id, ravi.id])
    const mails = (await test.call('GET /dev/outbox/list/', {})).data.filter(
      ({ kind }) => kind === 'certificate',
    )
    expect(mails.map(({ to }) => to).toSorted()).toEqual([asha.email, ravi.email].toSorted())
    expect(await missing()).toMatchObject({ data: [], recordsTotal: 0 })
    expect(await issueAll(admin)).toMatchObject({ status: 409, errors: [{ code: 'NobodyToCertify' }] })
    expect(await audit('event')).toEqual(['certificates-issued'])
  })

  it('are issued and mailed once each when that is pressed twice at once', async () => {
    await Promise.all([issueAll(admin, true), issueAll(admin, true)])
    await test.runJobs()
    expect(await rows()).toHaveLength(1)
    const mails = (await test.call('GET /dev/outbox/list/', {})).data
    expect(mails.map(({ kind, to }) => [kind, to])).toEqual([['certificate', asha.email]])
  })

  it('are listed with their state, searched, narrowed and put in order', async () => {
    const first = await issuedOne()
    const corrected = await reissue(admin, first, '  Asha  Devi ')
    expect(corrected).toMatchObject({ success: true })
    const listed = await list(admin)
    expect(listed).toMatchObject({
      data: [
        { holder_name: 'Asha  Devi', state: 'valid', email: asha.email, reason: '' },
        { id: first, holder_name: 'Asha Verma', state: 'replaced', reason: '' },
      ],
      recordsTotal: 2,
      event: { title: 'Calm nights', is_open: true, attendance_share: 60, minutes: 60, needs_review: false },
    })
    const found = async (body: object) => {
      const answer = await list(admin, body)
      return answer.success ? answer.data.map(({ holder_name }) => holder_name) : answer
    }
    expect(await found({ search_query: 'devi' })).toEqual(['Asha  Devi'])
    expect(await found({ search_query: 'PANKH-2026' })).toHaveLength(2)
    expect(await found({ search_query: '%' })).toEqual([])
    expect(await found({ state: 'replaced' })).toEqual(['Asha Verma'])
    expect(await found({ sort: 'name' })).toEqual(['Asha  Devi', 'Asha Verma'])
  })

  it('wait for a review where the event asks for one, which its organiser says', async () => {
    expect(await Promise.all([setRule(admin, true), setRule(admin, true)])).toMatchObject([
      { success: true },
      { success: true },
    ])
    expect(await audit('event')).toEqual(['certificate-rule-changed'])
    expect(await missing()).toMatchObject({ data: [], unreviewed: 1 })
    expect(await issue(admin)).toMatchObject({ status: 409, errors: [{ code: 'NotEntitled' }] })
    await asha.call('POST /v2/event/review/add/', { body: { id, rating: 5, feedback: 'Good.' } })
    expect(await missing()).toMatchObject({ data: [{ user_id: asha.id }], unreviewed: 0 })
  })

  it('wait for no review of an event that was cancelled afterwards', async () => {
    await setRule(admin, true)
    await renameAndCancelEvent(test.db, id)
    expect(await missing()).toMatchObject({ data: [{ user_id: asha.id }], unreviewed: 0 })
    expect(await issue(admin)).toMatchObject({ success: true })
  })

  it('come as a file that a spreadsheet opens safely', async () => {
    const first = await issuedOne()
    await reissue(admin, first, '=HYPERLINK("http://x")')
    const file = (by: Person, address = `/admin/events/${id}/certificates.csv?state=valid`) =>
      test.app.inject({ url: address, headers: { authorization: `Bearer ${by.token}` } })
    const answer = await file(admin)
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
    const lines = answer.body.trim().split('\r\n')
    expect(lines).toHaveLength(2)
    expect(lines[1]).toContain(`"'=HYPERLINK(""http://x"")"`)
    const unread = await file(admin, `/admin/events/${id}/certificates.csv?state=no-such`)
    expect([unread.statusCode, unread.body.includes('HYPERLINK')]).toEqual([422, false])
    for (const refused of [await file(asha), await file(admin, '/admin/events/999/certificates.csv')]) {
      expect([refused.statusCode, refused.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    }
  })
})

describe('the certificate of one person', () => {
  it('is issued once, however often at once, and told once in the log', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => issue(admin)))
    expect(new Set(answers.map((answer) => (answer.success ? answer.data.id : 'refused'))).size).toBe(1)
    expect(await rows()).toHaveLength(1)
    expect(await audit('certificate')).toEqual(['issued'])
  })

  it('is refused for who was not there, and for nobody', async () => {
    const stranger = await createPerson(test)
    for (const user_id of [stranger.id, 999_999]) {
      expect(await issue(admin, user_id)).toMatchObject({ status: 409, errors: [{ code: 'NotEntitled' }] })
    }
    expect(await rows()).toEqual([])
  })

  it('is corrected by a new one in its place, once', async () => {
    const first = await issuedOne()
    const answers = await Promise.all(['Asha Devi', 'Asha K'].map((name) => reissue(admin, first, name)))
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
    expect(answers.find(({ success }) => !success)).toMatchObject({
      status: 409,
      errors: [{ code: 'CertificateReplaced' }],
    })
    const [old, replacement] = await rows()
    expect(['Asha Devi', 'Asha K']).toContain(replacement?.holder_name)
    expect(await check(old?.code ?? '')).toMatchObject({
      holder_name: 'Asha Verma',
      revoked_at: expect.any(String),
    })
    expect(await check(replacement?.code ?? '')).toMatchObject({ revoked_at: null })
    expect(await audit('certificate')).toEqual(['reissued', 'issued'])
  })

  it('is not said to be revoked when another host has replaced it, and the new one stays valid', async () => {
    const first = await issuedOne()
    await reissue(admin, first, 'Asha Devi')
    expect(await revoke(admin, first)).toMatchObject({
      status: 409,
      errors: [{ code: 'CertificateReplaced' }],
    })
    const [, replacement] = await rows()
    expect(replacement?.revoked_at).toBeNull()
    expect(await revoke(admin, replacement?.id ?? 0, 'replaced')).toMatchObject({ success: true })
    expect(await list(admin, { state: 'revoked' })).toMatchObject({
      data: [{ id: replacement?.id, reason: 'replaced.' }],
    })
  })

  it('is revoked with a reason that the organisers alone see, and can be issued again', async () => {
    const certificate = await issuedOne()
    await Promise.all([revoke(admin, certificate), revoke(admin, certificate, 'Again')])
    const { data } = await admin.call('GET /v2/admin/certificate/details/', { query: { id: certificate } })
    expect(data).toMatchObject({ state: 'revoked', event_id: id, title: 'Calm nights' })
    expect(['Given to the wrong person', 'Again']).toContain(data.reason)
    const public_facts = await check(data.code)
    expect(public_facts.revoked_at).not.toBeNull()
    expect(JSON.stringify(public_facts)).not.toContain(data.reason)
    expect(await audit('certificate')).toEqual(['revoked', 'issued'])
    const refused = await issue(admin)
    expect(refused).toMatchObject({ status: 409, errors: [{ code: 'CertificateRevoked' }] })
    expect(refused.data.message).toContain('issue it again')
    expect(await reissue(admin, certificate)).toMatchObject({ success: true })
    expect((await rows()).map(({ holder_name, revoked_at }) => [holder_name, revoked_at === null])).toEqual([
      ['Asha Verma', false],
      ['Asha Verma', true],
    ])
  })

  it('is refused with a sentence where no font of ours holds the name, and given under another one', async () => {
    const meena = await createPerson(test, { first_name: 'மீனா', last_name: 'Kumar' })
    await attend(test.db, { event_id: id, user_id: meena.id })
    expect(await missing()).toMatchObject({
      data: [
        { user_id: asha.id, is_printable: true },
        { user_id: meena.id, is_printable: false },
      ],
    })
    for (const answer of [await issue(admin, meena.id), await reissue(admin, await issuedOne(), '王芳')]) {
      expect(answer).toMatchObject({ status: 409, errors: [{ code: 'CertificateUnprintable' }] })
      expect(answer.data.message).toContain('Use English or Hindi letters.')
    }
    expect(await issueAll(admin)).toMatchObject({ errors: [{ code: 'CertificateUnprintable' }] })
    expect(await rows()).toMatchObject([{ user_id: asha.id, revoked_at: null }])
    await renamePerson(test.db, meena.id, 'Meena', 'Kumar')
    expect(await issue(admin, meena.id)).toMatchObject({ success: true })
  })

  it('is not touched by what is not right', async () => {
    const certificate = await issuedOne()
    expect(await revoke(admin, certificate, '  ')).toMatchObject({
      status: 422,
      errors: [{ field: 'reason' }],
    })
    expect(await revoke(admin, certificate, 'x'.repeat(501))).toMatchObject({ status: 422 })
    expect(await reissue(admin, certificate, 'x'.repeat(301))).toMatchObject({
      status: 422,
      errors: [{ field: 'holder_name' }],
    })
    expect(await revoke(admin, 999)).toMatchObject({ status: 404, errors: [{ code: 'CertificateNotFound' }] })
    expect(await reissue(admin, 999)).toMatchObject({ status: 404 })
    expect(await check((await rows())[0]?.code ?? '')).toMatchObject({ revoked_at: null })
  })
})

describe('who may do that', () => {
  const everything = (by: Person, certificate: number) =>
    Promise.all([
      list(by),
      by.tryCall('POST /v2/admin/certificate/missing/list/', { body: { id } }),
      by.tryCall('GET /v2/admin/certificate/details/', { query: { id: certificate } }),
      issueAll(by),
      issue(by),
      reissue(by, certificate),
      revoke(by, certificate),
      setRule(by, true),
    ])

  it('is nobody else: not the person, not a content editor, not the host of another event', async () => {
    const certificate = await issuedOne()
    for (const [by, status] of [
      [asha, 403],
      [await createOrganiser(test, 'content-editor'), 403],
      [await createOrganiser(test, 'event-host'), 404],
    ] as const) {
      const answers = await everything(by, certificate)
      expect(answers.map((answer) => (answer.success ? 200 : answer.status))).toEqual(Array(8).fill(status))
    }
    expect(await check((await rows())[0]?.code ?? '')).toMatchObject({ revoked_at: null })
  })

  it('is the host of the event', async () => {
    const host = await createOrganiser(test, 'event-host')
    const saved = await host.call('POST /v2/admin/event/save/', {
      body: {
        ...completeForm,
        event_type_id: await createEventType(test.db),
        starts_at: '2026-01-15T10:00',
        ends_at: '2026-01-15T11:00',
        has_certificate: true,
      },
    })
    id = saved.data.id
    await attend(test.db, { event_id: id, user_id: asha.id })
    expect(await issue(host)).toMatchObject({ status: 409, errors: [{ code: 'NoCertificate' }] })
    await admin.call('POST /v2/admin/event/publish/', { body: { id } })
    const issued = await issue(host)
    expect(issued).toMatchObject({ success: true })
    expect(await revoke(host, issued.success ? issued.data.id : 0)).toMatchObject({ success: true })
  })
})
