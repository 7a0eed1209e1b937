import { describe, expect, it } from 'vitest'
import { createOrganiser } from '#foundation/accounts/testing/create-organiser.ts'
import { createPerson, type Person } from '#foundation/accounts/testing/create-person.ts'
import { testApp } from '#tests/support/test-app.ts'
import { type CreatedQuiz, createQuiz, enrol } from '../../testing/create-quiz.ts'
import { deletePerson } from '../../testing/quiz-rows.queries.ts'
import { quizResults } from '../quizzes.tables.ts'
import { passByShare } from './quizzes.queries.ts'

const test = testApp()

/** A quiz, and a person who is enrolled in its program. */
async function started(given: Parameters<typeof createQuiz>[1] = {}) {
  const quiz = await createQuiz(test.db, given)
  const person = await createPerson(test)
  await enrol(test.db, { program_id: quiz.program_id, user_id: person.id })
  return { quiz, person }
}

/** `places` are the indexes of the chosen choices for each question. */
const chosen = ({ choices }: CreatedQuiz, places: readonly (readonly number[])[]): number[] =>
  places.flatMap((ofQuestion, at) => ofQuestion.map((place) => choices[at]?.[place] ?? 0))
const answer = (person: Pick<Person, 'tryCall'>, id: number, choices: readonly number[]) =>
  person.tryCall('POST /v2/event/course/quiz/answer/', { body: { id, choices: [...choices] } })
const lastOf = async (person: Person, id: number) =>
  (await person.call('GET /v2/event/course/quiz/', { query: { id } })).data.last

const ALL_RIGHT = [[0], [0, 1], [1]]
const ONE_RIGHT = [[0], [0], [0]]

describe('answering a quiz', () => {
  it('says what was right and why, of what was chosen alone', async () => {
    const { quiz, person } = await started()
    const told = await answer(person, quiz.module_id, chosen(quiz, [[1], [0, 2], [1]]))
    expect(told).toMatchObject({
      success: true,
      data: {
        message: '1 of 3 correct',
        right_count: 1,
        questions_count: 3,
        needed_count: 2,
        has_passed: false,
        is_passed: false,
        tries: 1,
        answers: [
          { is_right: false, chosen: [{ choice: 'Choice 2', is_right: false, feedback: 'Look once more.' }] },
          { is_right: false, chosen: [{ is_right: true, feedback: 'Well seen.' }, { is_right: false }] },
          { is_right: true, chosen: [{ choice: 'Choice 2', is_right: true }] },
        ],
      },
    })
    // Reveals nothing about the choice that wasn't made.
    expect(JSON.stringify(told)).not.toContain(`"id":${quiz.choices[1]?.[1]},`)
  })

  it('can be done as often as one wants; the last try is kept, and what was passed stays so', async () => {
    const { quiz, person } = await started()
    const { module_id } = quiz
    await answer(person, module_id, chosen(quiz, ONE_RIGHT))
    expect(await lastOf(person, module_id)).toMatchObject({ tries: 1, right_count: 1, is_passed: false })
    const passed = await answer(person, module_id, chosen(quiz, ALL_RIGHT))
    expect(passed).toMatchObject({ data: { tries: 2, has_passed: true, is_passed: true } })
    const worse = await answer(person, module_id, chosen(quiz, ONE_RIGHT))
    expect(worse).toMatchObject({ data: { tries: 3, has_passed: false, is_passed: true } })
    const last = await lastOf(person, module_id)
    const { message: _message, ...rest } = worse.success ? worse.data : { message: '' }
    expect(last).toEqual(rest)
    const [row] = await test.db.select().from(quizResults)
    expect(row).toMatchObject({
      best_right: 3,
      last_right: 1,
      last_questions: 3,
      passed_at: test.clock.now(),
    })
  })

  it('moves the module on, so that the next one opens', async () => {
    const { quiz, person } = await started({ is_ordered: true })
    const { module_id, next_id } = quiz
    expect(await answer(person, next_id, [])).toMatchObject({
      status: 409,
      errors: [{ code: 'ModuleNotOpen' }],
    })
    await answer(person, module_id, chosen(quiz, ALL_RIGHT))
    const opened = await person.tryCall('GET /v2/event/course/quiz/', { query: { id: next_id } })
    expect(opened).toMatchObject({ success: true })
  })

  it('takes choices from a form, one alone and the same one twice', async () => {
    const { quiz, person } = await started({ modules: [{ questions: ONE_QUESTION }] })
    const right = quiz.choices[0]?.[0]
    for (const body of [`choices=${right}`, `choices=${right}&choices=${right}`]) {
      const sent = await test.app.inject({
        method: 'POST',
        url: '/v2/event/course/quiz/answer/',
        headers: {
          authorization: `Bearer ${person.token}`,
          'content-type': 'application/x-www-form-urlencoded',
        },
        payload: `id=${quiz.module_id}&${body}`,
      })
      expect(sent.json()).toMatchObject({ data: { right_count: 1, has_passed: true } })
    }
  })
})

const ONE_QUESTION = [
  {
    kind: 'single' as const,
    question: { en: 'One?' },
    choices: [
      { choice: { en: 'Yes' }, is_right: true, feedback: {} },
      { choice: { en: 'No' }, is_right: false, feedback: {} },
    ],
  },
]

describe('what is refused', () => {
  it('a visitor, a stranger, a draft and what is not there', async () => {
    const quiz = await createQuiz(test.db)
    const choices = chosen(quiz, ALL_RIGHT)
    const stranger = await createPerson(test)
    const statusFor = async (person: Pick<Person, 'tryCall'>, id: number) =>
      ((await answer(person, id, choices)) as { status?: number }).status
    expect(await statusFor(test, quiz.module_id)).toBe(401)
    expect(await answer(stranger, quiz.module_id, choices)).toMatchObject({
      status: 403,
      errors: [{ code: 'NotInsideProgram' }],
    })
    const draft = await started({ publication: 'draft' })
    expect(await statusFor(draft.person, draft.quiz.module_id)).toBe(404)
    expect(await statusFor(stranger, 999_999)).toBe(404)
    expect(await test.db.$count(quizResults)).toBe(0)
  })

  it('a choice of another module, and one that there is not', async () => {
    const { quiz, person } = await started()
    const other = await createQuiz(test.db)
    for (const wrong of [other.choices[0]?.[0] ?? 0, 999_999]) {
      const refused = await answer(person, quiz.module_id, [...chosen(quiz, ALL_RIGHT), wrong])
      expect(refused).toMatchObject({ status: 422, errors: [{ code: 'ChoiceNotOffered', field: 'choices' }] })
    }
    expect(await test.db.$count(quizResults)).toBe(0)
  })

  it('questions without an answer, each at its field', async () => {
    const { quiz, person } = await started()
    const [, second, third] = quiz.question_ids
    const refused = await answer(person, quiz.module_id, chosen(quiz, [[0], [], []]))
    expect(refused).toMatchObject({
      status: 422,
      data: { message: 'Answer every question.' },
      errors: [
        { code: 'QuizIncomplete', field: `q${second}`, message: 'Question 2: choose an answer.' },
        { code: 'QuizIncomplete', field: `q${third}`, message: 'Question 3: choose an answer.' },
      ],
    })
    expect(await answer(person, quiz.module_id, [])).toMatchObject({ status: 422, errors: [{}, {}, {}] })
  })

  it('two answers to a question that takes one', async () => {
    const { quiz, person } = await started()
    const refused = await answer(person, quiz.module_id, chosen(quiz, [[0, 1], [0, 1], [1]]))
    expect(refused).toMatchObject({
      status: 422,
      errors: [{ code: 'OneChoiceOnly', field: `q${quiz.question_ids[0]}` }],
    })
    expect(await test.db.$count(quizResults)).toBe(0)
  })
})

describe('tries at once', () => {
  it('are all counted, and one that passes among them lasts', async () => {
    const { quiz, person } = await started()
    const different = [0, 1].flatMap((first) =>
      [[0], [1], [0, 1]].flatMap((second) => [0, 1].map((third) => [[first], second, [third]])),
    )
    const tries = different.map((places) => answer(person, quiz.module_id, chosen(quiz, places)))
    const told = await Promise.all(tries)
    const counted = told.map((one) => (one.success ? one.data.tries : 0)).toSorted((a, b) => a - b)
    expect(counted).toEqual(Array.from({ length: 12 }, (_, at) => at + 1))
    expect(await lastOf(person, quiz.module_id)).toMatchObject({ tries: 12, is_passed: true })
  })
})

describe('a share that an organiser lowers after a try', () => {
  it('passes those whose last try is enough now, once the program has not changed for a while', async () => {
    const { quiz, person } = await started()
    const other = await createPerson(test)
    const { program_id, module_id } = quiz
    await enrol(test.db, { program_id, user_id: other.id })
    await answer(person, module_id, chosen(quiz, ONE_RIGHT))
    await answer(other, module_id, chosen(quiz, [[1], [0], [0]]))
    await lowerShare(module_id)
    const now = test.clock.now()
    await passByShare(test.db, { unchangedSince: new Date(now.getTime() - 1), now })
    expect(await lastOf(person, module_id)).toMatchObject({ is_passed: false })
    await passByShare(test.db, { unchangedSince: now, now })
    expect(await lastOf(person, module_id)).toMatchObject({ has_passed: true, is_passed: true, tries: 1 })
    expect(await lastOf(other, module_id)).toMatchObject({ has_passed: false, is_passed: false })
    const labelFor = async (one: Person) => {
      const { data } = await one.call('GET /v2/event/course/modules/{id}/', { params: { id: program_id } })
      return data.modules[0]?.label
    }
    expect(await labelFor(person)).toBe('Completed')
    expect(await labelFor(other)).toBe('In Progress')
  })

  async function lowerShare(id: number): Promise<void> {
    const editor = await createOrganiser(test, 'content-editor')
    const { data } = await editor.call('GET /v2/admin/course/module/details/', { query: { id } })
    const { revision, title_en, minutes } = data
    const body = { id, revision, title_en, minutes, needs_quiz: true, quiz_pass_share: 33 }
    await editor.call('POST /v2/admin/course/module/save/', { body: body as never })
  }
})

describe('the same answers once more', () => {
  it('are the same try, one after the other and at once', async () => {
    const { quiz, person } = await started()
    await answer(person, quiz.module_id, chosen(quiz, ONE_RIGHT))
    const again = chosen(quiz, ONE_RIGHT).toReversed()
    const told = await Promise.all([again, again, again].map((one) => answer(person, quiz.module_id, one)))
    for (const one of told) expect(one).toMatchObject({ data: { tries: 1, right_count: 1 } })
  })
})

describe('an account that goes', () => {
  it('takes its tries along, and leaves those of others', async () => {
    const { quiz, person } = await started()
    const other = await createPerson(test)
    await enrol(test.db, { program_id: quiz.program_id, user_id: other.id })
    for (const one of [person, other]) await answer(one, quiz.module_id, chosen(quiz, ALL_RIGHT))
    await deletePerson(test.db, person.id)
    expect(await test.db.select({ user_id: quizResults.user_id }).from(quizResults)).toEqual([
      { user_id: other.id },
    ])
  })
})
