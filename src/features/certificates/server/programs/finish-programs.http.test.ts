import { describe, expect, it } from 'vitest'
import { courseEnrolments } from '#features/certificate-programs/server/index.ts'
import { createQuiz, enrol } from '#features/certificate-programs/testing/create-quiz.ts'
import { createOrganiser } from '#foundation/accounts/testing/create-organiser.ts'
import { createPerson, type Person } from '#foundation/accounts/testing/create-person.ts'
import { disablePerson } from '#foundation/creators/testing/write-profile.queries.ts'
import { testApp } from '#tests/support/test-app.ts'
import { answerQuizzes, renameProgram, setPassShare } from '../../testing/change-facts.queries.ts'
import { createFinishedProgram } from '../../testing/finished-program.ts'
import { issuedCertificates, issueForProgram, issueProgramCertificate, revokeCertificate } from '../index.ts'
import { finishPrograms } from './finish-programs.ts'

const test = testApp()
const finish = () =>
  finishPrograms(test).handle(
    test.db,
    {},
    { id: 'a', addedAt: new Date(), attempt: 1, isLastAttempt: false, log: test.app.log as never },
  )
const issued = () => test.db.select().from(issuedCertificates).orderBy(issuedCertificates.id)
const outbox = async () =>
  (await test.call('GET /dev/outbox/list/', {})).data.filter(({ kind }) => kind === 'certificate')
const toldTo = async (person: Person) =>
  (await person.call('POST /v2/user/notification/list/', { body: {} })).data.map(({ path }) => path)

describe('whoever has done all of a program', () => {
  it('gets the certificate by itself, is told and has it mailed, once', async () => {
    const [asha, ravi] = [await createPerson(test), await createPerson(test)]
    const { id } = await createFinishedProgram(test.db, { people: [asha], idlers: [ravi] })
    await finish()
    await Promise.all([finish(), finish()])
    await test.runJobs()
    const certificates = await issued()
    expect(certificates).toMatchObject([{ program_id: id, user_id: asha.id }])
    expect(await outbox()).toMatchObject([{ to: asha.email }])
    expect(await toldTo(asha)).toEqual([`/certificates/${certificates[0]?.code}`])
    const finished = await test.db.select().from(courseEnrolments).orderBy(courseEnrolments.user_id)
    expect(finished.map(({ finished_at }) => finished_at !== null)).toEqual([true, false])
  })

  it('has passed the quizzes where there are some', async () => {
    const asha = await createPerson(test)
    const { program_id } = await createQuiz(test.db)
    const of = { program_id, user_id: asha.id }
    await enrol(test.db, of)
    await finish()
    expect(await issued()).toEqual([])
    // Ten in the evening in UTC is already the next day in the home zone.
    await answerQuizzes(test.db, { ...of, at: new Date('2026-01-14T22:00:00Z') })
    await Promise.all([finish(), finish()])
    expect(await issued()).toMatchObject([
      {
        ...of,
        held_on: '2026-01-15',
        modules: [
          { title: { en: 'Seeing children' }, done_on: '2026-01-15' },
          { title: { en: 'Planning lessons' }, done_on: '2026-01-15' },
        ],
      },
    ])
  })

  it('has passed the quizzes also where their share was lowered after a try', async () => {
    const asha = await createPerson(test)
    const { program_id } = await createQuiz(test.db)
    const of = { program_id, user_id: asha.id }
    await enrol(test.db, of)
    await answerQuizzes(test.db, { ...of, at: test.clock.now(), right: 1 })
    await finish()
    expect(await issued()).toEqual([])
    await setPassShare(test.db, { program_id, share: 33 })
    await finish()
    expect(await issued()).toMatchObject([of])
  })

  it('is told but not mailed who chose so', async () => {
    const asha = await createPerson(test)
    await asha.call('POST /user/notification/choices/', { body: { wanted: ['certificates:site'] } })
    await createFinishedProgram(test.db, { people: [asha] })
    await finish()
    await test.runJobs()
    expect(await toldTo(asha)).toHaveLength(1)
    expect(await outbox()).toEqual([])
  })

  it('has finished it also where the name can’t be printed, and is looked at no more', async () => {
    const [meena, asha] = [await createPerson(test, { first_name: 'மீனா' }), await createPerson(test)]
    await createFinishedProgram(test.db, { people: [meena, asha] })
    await finish()
    expect(await issued()).toMatchObject([{ user_id: asha.id }])
    const enrolments = await test.db.select().from(courseEnrolments)
    expect(enrolments.map(({ finished_at }) => finished_at)).toEqual([test.clock.now(), test.clock.now()])
  })

  it('waits where the words of the program can’t be printed, until they are mended', async () => {
    const asha = await createPerson(test)
    const { id } = await createFinishedProgram(test.db, { people: [asha], title: 'ਨਿੱਕੇ ਕਦਮ' })
    await finish()
    expect(await issued()).toEqual([])
    await renameProgram(test.db, id, 'Small steps')
    await finish()
    expect(await issued()).toMatchObject([{ user_id: asha.id }])
  })

  it('is passed over while the account is closed, and while organisers change the modules', async () => {
    const [asha, ravi] = [await createPerson(test), await createPerson(test)]
    const { module_ids } = await createFinishedProgram(test.db, { people: [asha] })
    await disablePerson(test.db, asha.id, test.clock.now())
    const changed = await createFinishedProgram(test.db, { people: [ravi] })
    const editor = await createOrganiser(test, 'content-editor')
    const [first = 0] = changed.module_ids
    await editor.call('POST /v2/admin/course/module/move/', { body: { id: first, direction: 'down' } })
    await finish()
    expect(await issued()).toEqual([])
    test.clock.set(new Date(test.clock.now().getTime() + 61 * 60_000))
    await finish()
    expect(await issued()).toMatchObject([{ user_id: ravi.id }])
    expect(module_ids).toHaveLength(2)
  })

  it('gets it also where that of another fails, and the job says that it failed', async () => {
    const unnamed = await createPerson(test, { first_name: '', last_name: '' })
    const asha = await createPerson(test)
    const { id } = await createFinishedProgram(test.db, { people: [unnamed, asha] })
    await expect(finish()).rejects.toThrow()
    expect(await issued()).toMatchObject([{ user_id: asha.id }])
    expect(test.logged).toContainEqual(
      expect.objectContaining({ msg: 'a certificate was not made', program_id: id, user_id: unnamed.id }),
    )
  })

  it('gets it also where hundreds have done all', async () => {
    const people = await Promise.all(Array.from({ length: 201 }, () => createPerson(test)))
    await createFinishedProgram(test.db, { people, modules_count: 1 })
    await finish()
    expect(new Set((await issued()).map(({ user_id }) => user_id)).size).toBe(201)
  })

  it('costs the same few queries to look for, however many have yet to finish', async () => {
    const people: Person[] = []
    for (let n = 0; n < 3; n += 1) people.push(await createPerson(test))
    await createFinishedProgram(test.db, { people: [], idlers: people.slice(0, 1) })
    const few = await test.queriesOf(finish)
    await createFinishedProgram(test.db, { people: [], idlers: people })
    await createFinishedProgram(test.db, { people: [], idlers: people })
    expect(await test.queriesOf(finish)).toBe(few)
  })
})

describe('the certificates of a whole program', () => {
  it('are issued in one job, and mailed where that is wanted, once each', async () => {
    const people = [await createPerson(test), await createPerson(test), await createPerson(test)]
    const [asha, ravi, meera] = people as [Person, Person, Person]
    const { id } = await createFinishedProgram(test.db, { people: [asha, ravi], idlers: [meera] })
    const held = await issueProgramCertificate(test.db, {
      program_id: id,
      user_id: asha.id,
      holder_name: 'Asha Verma',
      language: 'en',
      now: test.clock.now(),
    })
    await issueForProgram(test.db, { program_id: id, wants_mail: false })
    await test.runJobs()
    expect(await issued()).toMatchObject([held, { user_id: ravi.id }])
    expect([await outbox(), await toldTo(asha), await toldTo(meera)]).toEqual([[], [], []])
    for (const _ of [1, 2]) await issueForProgram(test.db, { program_id: id, wants_mail: true })
    await test.runJobs()
    expect(await issued()).toHaveLength(2)
    const mails = await outbox()
    expect(mails.map(({ to }) => to).toSorted()).toEqual([asha.email, ravi.email].toSorted())
  })

  it('leave out whose was taken back', async () => {
    const asha = await createPerson(test)
    const { id } = await createFinishedProgram(test.db, { people: [asha] })
    await finish()
    const [certificate] = await issued()
    await revokeCertificate(test.db, { id: certificate?.id ?? 0, reason: 'No', now: test.clock.now() })
    await issueForProgram(test.db, { program_id: id, wants_mail: true })
    await test.runJobs()
    expect(await issued()).toHaveLength(1)
    expect(await outbox()).toEqual([])
  })
})
