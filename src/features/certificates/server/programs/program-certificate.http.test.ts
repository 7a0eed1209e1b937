import { describe, expect, it } from 'vitest'
import { courseEnrolments } from '#features/certificate-programs/server/index.ts'
import { createProgram } from '#features/certificate-programs/testing/create-program.ts'
import { finishEnrolment } from '#features/certificate-programs/testing/finish-enrolment.queries.ts'
import { createOrganiser } from '#foundation/accounts/testing/create-organiser.ts'
import { createPerson, type Person } from '#foundation/accounts/testing/create-person.ts'
import { testApp } from '#tests/support/test-app.ts'
import { attend, createAttendedEvent } from '../../testing/attended-event.ts'
import {
  changeModules,
  removePerson,
  renameAndRemoveProgram,
  renamePerson,
} from '../../testing/change-facts.queries.ts'
import { createFinishedProgram } from '../../testing/finished-program.ts'
import { issuedCertificates, maskHolder, reissueCertificate, revokeCertificate } from '../index.ts'

const test = testApp()
const PATH = '/v2/event/course/certificate/'
const download = (person: Person, id: number, headers: Record<string, string> = {}) =>
  test.app.inject({
    url: `${PATH}?id=${id}`,
    headers: { authorization: `Bearer ${person.token}`, ...headers },
  })
const issued = () => test.db.select().from(issuedCertificates)
const codeOf = (answer: Awaited<ReturnType<typeof download>>) => answer.json().errors[0].code

describe('the certificate of a program', () => {
  it('is a PDF for whoever has done all of it, issued with what stood that day', async () => {
    const asha = await createPerson(test)
    const title = { en: 'Inclusive classroom', hi: 'सबकी कक्षा' }
    const { id } = await createFinishedProgram(test.db, {
      title,
      certificate_heading: { en: 'Diploma' },
      people: [asha],
      modules: [{ title: 'Calm', minutes: 90 }, { title: 'Play' }],
    })
    const answer = await download(asha, id)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(answer.headers['cache-control']).toBe('private, no-store')
    expect(await issued()).toMatchObject([
      {
        event_id: null,
        program_id: id,
        user_id: asha.id,
        holder_name: 'Asha Verma',
        title,
        heading: { en: 'Diploma' },
        words: null,
        minutes: 150,
        held_on: '2026-01-15',
        modules: [
          { title: { en: 'Calm' }, minutes: 90, done_on: '2026-01-15' },
          { title: { en: 'Play' }, minutes: 60, done_on: '2026-01-15' },
        ],
      },
    ])
    const [enrolment] = await test.db.select().from(courseEnrolments)
    expect(enrolment?.finished_at).toEqual(test.clock.now())
  })

  it('has the day on which the last of it was done, and leaves out what was added later', async () => {
    const asha = await createPerson(test)
    const attendedOn = async (day: string) => {
      const event_id = await createAttendedEvent(test.db, { people: [] })
      await attend(test.db, { event_id, user_id: asha.id, joined_at: new Date(`${day}T10:00:00Z`) })
      return { event_ids: [event_id] }
    }
    const modules = [await attendedOn('2026-01-12'), await attendedOn('2026-01-10')]
    const { id } = await createFinishedProgram(test.db, { people: [asha], modules })
    await finishEnrolment(test.db, { program_id: id, user_id: asha.id, at: test.clock.now() })
    const editor = await createOrganiser(test, 'content-editor')
    await editor.call('POST /v2/admin/course/module/save/', {
      body: { program_id: id, title_en: 'Later', minutes: 45, needs_quiz: true },
    })
    expect((await download(asha, id)).statusCode).toBe(200)
    expect(await issued()).toMatchObject([
      {
        held_on: '2026-01-12',
        minutes: 120,
        modules: [{ done_on: '2026-01-12' }, { done_on: '2026-01-10' }],
      },
    ])
  })

  it('is issued once, however many ask at once', async () => {
    const asha = await createPerson(test)
    const { id } = await createFinishedProgram(test.db, { people: [asha] })
    const answers = await Promise.all(Array.from({ length: 8 }, () => download(asha, id)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200))
    expect(await issued()).toHaveLength(1)
  })

  it('comes to whoever attended everything without ever registering through the program', async () => {
    const asha = await createPerson(test)
    const { id } = await createFinishedProgram(test.db, { people: [asha] })
    await test.db.delete(courseEnrolments)
    expect((await download(asha, id)).statusCode).toBe(200)
    expect(await test.db.select().from(courseEnrolments)).toMatchObject([
      { program_id: id, user_id: asha.id, finished_at: test.clock.now() },
    ])
  })

  it.each<[string, number, (asha: Person) => Promise<{ id: number }>]>([
    ['ProgramNotFinished', 403, (asha) => createFinishedProgram(test.db, { people: [], idlers: [asha] })],
    ['ProgramNotFinished', 403, () => createFinishedProgram(test.db, { people: [] })],
    [
      'ProgramNotFinished',
      403,
      (asha) => createFinishedProgram(test.db, { people: [asha], modules: [{}, { event_ids: [] }] }),
    ],
    ['ProgramNotFound', 404, () => createProgram(test.db, { publication: 'draft' })],
    ['ProgramNotFound', 404, () => createProgram(test.db, { publication: 'closed' })],
    ['ProgramNotFound', 404, async () => ({ id: 999 })],
  ])('is refused by %s (%i)', async (code, status, program) => {
    const asha = await createPerson(test)
    const answer = await download(asha, (await program(asha)).id)
    expect([answer.statusCode, codeOf(answer)]).toEqual([status, code])
    expect(await issued()).toEqual([])
  })

  it('is nobody else’s, and is issued from our own pages only', async () => {
    const [asha, ravi] = [await createPerson(test), await createPerson(test)]
    const { id } = await createFinishedProgram(test.db, { people: [asha] })
    expect(codeOf(await download(ravi, id))).toBe('ProgramNotFinished')
    expect((await test.app.inject(`${PATH}?id=${id}`)).statusCode).toBe(401)
    const cookie = `accesstoken=${asha.token}`
    for (const path of [PATH, `${PATH}email/`]) {
      const headers = { cookie, 'sec-fetch-site': 'cross-site' }
      const answer = await test.app.inject({ url: `${path}?id=${id}`, headers })
      expect(codeOf(answer)).toBe('CrossSiteRequest')
    }
    expect(await issued()).toEqual([])
  })

  it('stays as it was when modules change, and when the program or the name does', async () => {
    const asha = await createPerson(test)
    const { id } = await createFinishedProgram(test.db, { people: [asha] })
    const { rawPayload } = await download(asha, id)
    const [before] = await issued()
    await changeModules(test.db, id)
    await renamePerson(test.db, asha.id, 'Other', 'Name')
    expect((await download(asha, id)).rawPayload.length).toBe(rawPayload.length)
    expect(await issued()).toEqual([before])
    await renameAndRemoveProgram(test.db, id)
    expect(await issued()).toEqual([{ ...before, program_id: null }])
  })

  it('is refused where letters would be lost, also of a module', async () => {
    const [asha, meena] = [await createPerson(test), await createPerson(test, { first_name: 'மீனா' })]
    const { id } = await createFinishedProgram(test.db, { people: [meena] })
    expect(codeOf(await download(meena, id))).toBe('CertificateUnprintable')
    const other = await createFinishedProgram(test.db, { people: [asha], modules: [{ title: 'மீனா' }] })
    expect(codeOf(await download(asha, other.id))).toBe('CertificateUnprintable')
    expect(await issued()).toEqual([])
  })

  it('is not given again once it was taken back, until the organisers issue another with all it said', async () => {
    const asha = await createPerson(test)
    const { id } = await createFinishedProgram(test.db, { people: [asha] })
    await download(asha, id)
    const [first] = await issued()
    const old = { id: first?.id ?? 0, now: test.clock.now() }
    await revokeCertificate(test.db, { ...old, reason: 'By mistake' })
    expect(codeOf(await download(asha, id))).toBe('CertificateRevoked')
    await changeModules(test.db, id)
    const outcomes = await Promise.allSettled(
      [1, 2, 3].map(() => reissueCertificate(test.db, { ...old, holder_name: 'Asha V. Verma' })),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const second = (await issued()).find(({ id: one }) => one !== old.id)
    const { title, minutes, modules, heading, words, held_on, program_id } = first ?? {}
    expect(second).toMatchObject({
      ...{ title, minutes, modules, heading, words, held_on, program_id },
      holder_name: 'Asha V. Verma',
      revoked_at: null,
    })
    await expect(reissueCertificate(test.db, old)).rejects.toMatchObject({ code: 'CertificateReplaced' })
    await maskHolder(test.db, asha.id)
    await removePerson(test.db, asha.id)
    await expect(reissueCertificate(test.db, old)).rejects.toMatchObject({ code: 'CertificateNotFound' })
    expect((await issued()).map(({ holder_name }) => holder_name).toSorted()).toEqual([
      'A former member',
      'A former member',
    ])
  })

  it('goes by mail, once in ten minutes', async () => {
    const asha = await createPerson(test)
    const { id } = await createFinishedProgram(test.db, { title: 'Calm school', people: [asha] })
    const mailMe = () => asha.tryCall('GET /v2/event/course/certificate/email/', { query: { id } })
    const answers = await Promise.all(Array.from({ length: 4 }, mailMe))
    expect(answers.filter(({ success }) => success)).toHaveLength(4)
    const { data } = await test.call('GET /dev/outbox/list/', {})
    expect(data.filter(({ kind }) => kind === 'certificate')).toMatchObject([
      { to: asha.email, subject: 'Your certificate: Calm school' },
    ])
    expect(await mailMe()).toMatchObject({
      data: { message: 'Your certificate is already in your email. You can ask again in 10 minutes.' },
    })
  })
})
