import { describe, expect, it } from 'vitest'
import { createProgram } from '#features/certificate-programs/testing/create-program.ts'
import { createOrganiser } from '#foundation/accounts/testing/create-organiser.ts'
import { createPerson, type Person } from '#foundation/accounts/testing/create-person.ts'
import { testApp } from '#tests/support/test-app.ts'
import { createAttendedEvent } from '../../../testing/attended-event.ts'
import { createFinishedProgram } from '../../../testing/finished-program.ts'
import { issueCertificate } from '../../index.ts'

const test = testApp()

const administrator = () => createOrganiser(test, 'administrator')
const list = (by: Person, id: number, body: object = {}) =>
  by.tryCall('POST /v2/admin/certificate/program/list/', { body: { id, ...body } })
const issue = (by: Person, id: number) =>
  by.tryCall('POST /v2/admin/certificate/program/issue/', { body: { id, wants_mail: false } })
const look = (by: Person, query: string) =>
  test.app.inject({
    url: `/v2/admin/certificate/program/preview/${query}`,
    headers: { authorization: `Bearer ${by.token}` },
  })

describe('the certificates of a program', () => {
  it('are issued in one job to everyone who is done, and listed', async () => {
    const admin = await administrator()
    const asha = await createPerson(test, { first_name: 'Asha' })
    const idle = await createPerson(test)
    const { id } = await createFinishedProgram(test.db, { people: [asha], idlers: [idle] })
    expect((await Promise.all([issue(admin, id), issue(admin, id)])).every(({ success }) => success)).toBe(
      true,
    )
    await test.runJobs()
    const answer = await list(admin, id)
    expect(answer).toMatchObject({
      success: true,
      recordsTotal: 1,
      program: { id, title: 'Inclusive classroom', is_open: true },
      data: [{ holder_name: 'Asha Verma', email: asha.email, state: 'valid' }],
    })
    expect(await list(admin, id, { search_query: 'nobody' })).toMatchObject({ recordsTotal: 0 })
    const log = await admin.call('POST /v2/admin/audit/list/', { body: { kind: 'program', subject_id: id } })
    expect(log.data.map(({ action }) => action)).toEqual(['certificates-issued', 'certificates-issued'])
  })

  it('are corrected and taken back as those of events are', async () => {
    const admin = await administrator()
    const asha = await createPerson(test)
    const { id } = await createFinishedProgram(test.db, { people: [asha] })
    await issue(admin, id)
    await test.runJobs()
    const answer = await list(admin, id)
    const certificate = answer.success ? (answer.data[0]?.id ?? 0) : 0
    const { data } = await admin.call('POST /v2/admin/certificate/reissue/', {
      body: { id: certificate, holder_name: 'Asha Nair' },
    })
    const { data: facts } = await admin.call('GET /v2/admin/certificate/details/', { query: { id: data.id } })
    expect(facts).toMatchObject({ event_id: null, program_id: id, holder_name: 'Asha Nair', state: 'valid' })
    await admin.call('POST /v2/admin/certificate/revoke/', { body: { id: data.id, reason: 'By mistake' } })
    const after = await list(admin, id)
    expect(after.success ? after.data.map(({ state }) => state) : []).toEqual(['revoked', 'replaced'])
    for (const role of ['content-editor', 'event-host'] as const) {
      const by = await createOrganiser(test, role)
      const body = { id: data.id, reason: 'No' }
      expect(await by.tryCall('POST /v2/admin/certificate/revoke/', { body })).toMatchObject({ status: 403 })
    }
  })

  it('are those of this program alone', async () => {
    const admin = await administrator()
    const asha = await createPerson(test)
    const { id } = await createFinishedProgram(test.db, { people: [asha] })
    const event_id = await createAttendedEvent(test.db, { people: [asha] })
    const of = { event_id, user_id: asha.id, holder_name: 'Asha Verma', language: 'en' as const }
    await issueCertificate(test.db, { ...of, now: test.clock.now() })
    expect(await list(admin, id)).toMatchObject({ recordsTotal: 0 })
    expect(await list(admin, 99)).toMatchObject({ status: 404, errors: [{ code: 'ProgramNotFound' }] })
  })

  it('are not issued for a draft, nor seen by content editors', async () => {
    const admin = await administrator()
    const draft = await createProgram(test.db, { publication: 'draft' })
    expect(await issue(admin, draft.id)).toMatchObject({ status: 409, errors: [{ code: 'ProgramIsDraft' }] })
    const editor = await createOrganiser(test, 'content-editor')
    expect(await list(editor, draft.id)).toMatchObject({ status: 403 })
    expect(await issue(editor, draft.id)).toMatchObject({ status: 403 })
  })

  it('can be looked at before anybody has one, in both languages, by whoever writes the program', async () => {
    const editor = await createOrganiser(test, 'content-editor')
    const { id } = await createProgram(test.db, {
      publication: 'draft',
      certificate_heading: { en: 'Diploma', hi: 'उपाधि' },
      modules: [{ title: 'Calm' }],
    })
    for (const language of ['en', 'hi']) {
      const answer = await look(editor, `?id=${id}&language=${language}`)
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
      expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
      expect(answer.headers['cache-control']).toBe('private, no-store')
    }
    expect((await look(editor, '?id=99')).statusCode).toBe(404)
    expect((await look(await createOrganiser(test, 'event-host'), `?id=${id}`)).statusCode).toBe(403)
  })

  it('are refused a look with letters that no font of ours holds', async () => {
    const editor = await createOrganiser(test, 'content-editor')
    const { id } = await createProgram(test.db, { publication: 'draft', title: '教室' })
    expect((await look(editor, `?id=${id}`)).json()).toMatchObject({
      errors: [{ code: 'CertificateUnprintable' }],
    })
  })
})
