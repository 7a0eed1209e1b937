import { describe, expect, it } from 'vitest'
import { createPerson, type Person } from '#foundation/accounts/testing/create-person.ts'
import { exportOf, leave } from '#foundation/privacy/testing/leave.ts'
import { tablesThatSay } from '#foundation/privacy/testing/remove-account.queries.ts'
import { testApp } from '#tests/support/test-app.ts'
import { TEST_NOW } from '#tests/support/test-moment.ts'
import { createProgramOfEvents } from '../../testing/create-program.ts'
import { nameInCohort } from '../../testing/name-in-cohort.queries.ts'
import { noteQuizResult } from '../../testing/note-quiz-result.queries.ts'
import { courseEnrolments } from '../index.ts'
import { personalPrograms as part } from './personal-programs.ts'

const test = testApp()
const PROVED = { email_verified_at: TEST_NOW }

async function somebodyAmongOthers(): Promise<{ leaver: Person; stayer: Person }> {
  const leaver = await createPerson(test, { ...PROVED, email: 'leaver-mark@example.org' })
  const stayer = await createPerson(test, { ...PROVED, email: 'stayer-mark@example.org' })
  const program = await createProgramOfEvents(test.db, { title: { en: 'Calm school', hi: 'शांत स्कूल' } })
  for (const person of [leaver, stayer]) {
    await person.call('POST /v2/event/registers/', { body: { id: program.id, is_all: true } })
    await noteQuizResult(test.db, { module_id: program.module_ids[0] ?? 0, user_id: person.id })
    await nameInCohort(test.db, { program_id: program.id, name: 'Green school', email: person.email })
  }
  return { leaver, stayer }
}

describe('what certificate programs keep of a person', () => {
  it('is given to them in their language, and nothing of another person', async () => {
    const { leaver } = await somebodyAmongOthers()
    const { rows } = await exportOf(test, { part, person: leaver, language: 'hi' })
    expect(rows).toMatchObject({
      course_enrolments: [{ program: 'शांत स्कूल', finished_at: null }],
      course_quizzes: [{ program: 'शांत स्कूल', tries: 2, best_right: 3, passed_at: '2026-01-15T06:30:00Z' }],
      course_groups: [{ program: 'शांत स्कूल', group: 'Green school' }],
    })
    expect(JSON.stringify(rows)).not.toContain('stayer')
    expect((await exportOf(test, { part, person: await createPerson(test) })).rows).toEqual({})
  })

  it('goes with the account; others stay inside', async () => {
    const { leaver, stayer } = await somebodyAmongOthers()
    const before = await exportOf(test, { part, person: stayer })
    await leave(test, { part, person: leaver })
    const said = await tablesThatSay(test.db, 'leaver-mark')
    expect(said.filter((name) => name.startsWith('course') || name.startsWith('quiz'))).toEqual([])
    expect(await test.db.$count(courseEnrolments)).toBe(1)
    expect(await exportOf(test, { part, person: stayer })).toEqual(before)
  })

  it('does not belong to a person who never confirmed the email', async () => {
    const claimant = await createPerson(test, { email: 'claimed-mark@example.org' })
    const { id: program_id } = await createProgramOfEvents(test.db)
    await nameInCohort(test.db, { program_id, name: 'Green school', email: claimant.email })
    expect((await exportOf(test, { part, person: claimant })).rows).toEqual({})
    await leave(test, { part, person: claimant })
    expect(await tablesThatSay(test.db, 'claimed-mark')).toContain('course_cohort_members')
  })

  it('goes of several people at once', async () => {
    const { leaver, stayer } = await somebodyAmongOthers()
    await Promise.all([leaver, stayer].map((person) => leave(test, { part, person })))
    expect(await test.db.$count(courseEnrolments)).toBe(0)
  })
})
