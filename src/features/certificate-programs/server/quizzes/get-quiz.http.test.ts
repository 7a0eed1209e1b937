import { describe, expect, it } from 'vitest'
import { createPerson, type Person } from '#foundation/accounts/testing/create-person.ts'
import { testApp } from '#tests/support/test-app.ts'
import { type CreatedQuiz, createQuiz, enrol, QUESTIONS } from '../../testing/create-quiz.ts'

const test = testApp()

async function insideOf({ program_id }: CreatedQuiz): Promise<Person> {
  const person = await createPerson(test)
  await enrol(test.db, { program_id, user_id: person.id })
  return person
}
const askFor = (person: Pick<Person, 'tryCall'>, id: number) =>
  person.tryCall('GET /v2/event/course/quiz/', { query: { id } })

describe('a quiz before it is answered', () => {
  it('shows its questions in order, and not what is right', async () => {
    const quiz = await createQuiz(test.db)
    const { data } = await (await insideOf(quiz)).call('GET /v2/event/course/quiz/', {
      query: { id: quiz.module_id },
    })
    expect(data).toMatchObject({
      module: { id: quiz.module_id, module_name: 'Seeing children' },
      program: { id: quiz.program_id, title: 'Inclusive classroom' },
      next_module: { id: quiz.next_id, module_name: 'Planning lessons' },
      needed_count: 2,
      last: null,
    })
    expect(data.questions).toEqual(
      quiz.question_ids.map((id, at) => ({
        id,
        kind: at === 1 ? 'multiple' : 'single',
        question: `Which of ${QUESTIONS[at]?.choices.length}?`,
        choices: quiz.choices[at]?.map((choice_id, place) => ({
          id: choice_id,
          choice: `Choice ${place + 1}`,
        })),
      })),
    )
    expect(JSON.stringify(data)).not.toMatch(/is_right|feedback|Well seen/)
  })

  it('comes in Hindi where it was written in it, and says when no module follows', async () => {
    const quiz = await createQuiz(test.db)
    const person = await insideOf(quiz)
    const answer = await test.app.inject({
      url: `/v2/event/course/quiz/?id=${quiz.next_id}`,
      headers: { authorization: `Bearer ${person.token}`, 'accept-language': 'hi' },
    })
    const { data } = answer.json()
    expect(data.questions[0]).toMatchObject({ question: '2 में से कौन?', choices: [{ choice: 'Choice 1' }, {}] })
    expect(data.next_module).toBeNull()
  })

  it('takes as many queries for three questions as for thirty', async () => {
    const short = await createQuiz(test.db)
    const long = await createQuiz(test.db, {
      modules: [{ questions: Array.from({ length: 10 }, () => QUESTIONS).flat() }],
    })
    const queriesFor = async (quiz: CreatedQuiz) => {
      const person = await insideOf(quiz)
      return test.queriesOf(() => askFor(person, quiz.module_id))
    }
    expect(await queriesFor(long)).toBe(await queriesFor(short))
  })
})

describe('a quiz that somebody cannot answer', () => {
  it('needs an account', async () => {
    const { module_id } = await createQuiz(test.db)
    expect(await askFor(test, module_id)).toMatchObject({ status: 401, errors: [{ code: 'NotSignedIn' }] })
  })

  it('tells a stranger to register first', async () => {
    const { module_id } = await createQuiz(test.db)
    const stranger = await createPerson(test)
    const refused = { status: 403, errors: [{ code: 'NotInsideProgram' }] }
    expect(await askFor(stranger, module_id)).toMatchObject(refused)
  })

  it('is not found in a draft, without questions, and where there is no module', async () => {
    const draft = await createQuiz(test.db, { publication: 'draft' })
    const bare = await createQuiz(test.db, { modules: [{}] })
    for (const quiz of [draft, bare]) {
      const missing = { status: 404, errors: [{ code: 'QuizNotFound' }] }
      expect(await askFor(await insideOf(quiz), quiz.module_id)).toMatchObject(missing)
    }
    expect(await askFor(await insideOf(bare), 999_999)).toMatchObject({ status: 404 })
  })

  it('stays with whoever is inside a program that was closed, and is not found by others', async () => {
    const quiz = await createQuiz(test.db, { publication: 'closed' })
    expect(await askFor(await insideOf(quiz), quiz.module_id)).toMatchObject({ success: true })
    expect(await askFor(await createPerson(test), quiz.module_id)).toMatchObject({ status: 404 })
  })

  it('says which module comes first where the program is done in order', async () => {
    const quiz = await createQuiz(test.db, { is_ordered: true })
    const person = await insideOf(quiz)
    expect(await askFor(person, quiz.module_id)).toMatchObject({ success: true })
    expect(await askFor(person, quiz.next_id)).toMatchObject({
      status: 409,
      data: { message: 'Finish “Seeing children” first to open this quiz.' },
      errors: [{ code: 'ModuleNotOpen' }],
    })
  })
})

describe('where a quiz belongs', () => {
  const placeOf = (id: number) => test.tryCall('GET /v2/event/course/quiz/place/', { query: { id } })

  it('is told to everyone, without its questions', async () => {
    const quiz = await createQuiz(test.db)
    const place = await placeOf(quiz.module_id)
    expect(place).toEqual({
      success: true,
      data: {
        module: { id: quiz.module_id, module_name: 'Seeing children' },
        program: { id: quiz.program_id, title: 'Inclusive classroom' },
        next_module: { id: quiz.next_id, module_name: 'Planning lessons' },
      },
    })
  })

  it('is not told of a draft, nor of a module without questions', async () => {
    const draft = await createQuiz(test.db, { publication: 'draft' })
    const bare = await createQuiz(test.db, { modules: [{}] })
    for (const { module_id } of [draft, bare, { module_id: 999_999 }])
      expect(await placeOf(module_id)).toMatchObject({ status: 404, errors: [{ code: 'QuizNotFound' }] })
  })
})
