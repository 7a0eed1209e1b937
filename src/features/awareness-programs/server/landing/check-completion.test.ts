import { describe, expect, it } from 'vitest'
import { FieldsError } from '#platform/errors/named-error.ts'
import { checkCompletion, type GivenAnswers, type QuestionToCheck } from './check-completion.ts'

const question = (position: number): QuestionToCheck => ({
  position,
  question: `Question ${position}?`,
  explanation: `Because of ${position}.`,
  choices: [
    { id: position * 10, choice: 'Right', is_right: true },
    { id: position * 10 + 1, choice: 'Wrong', is_right: false },
  ],
})
const questions = [1, 2, 3].map(question)
const right: GivenAnswers = {
  has_watched: true,
  pledge: true,
  answers: { 1: 10, 2: 20, 3: 30 },
  name: 'Asha वर्मा 🙂',
}

const problemsOf = (given: Partial<GivenAnswers>) => {
  try {
    checkCompletion(questions, { ...right, ...given })
  } catch (error) {
    return error instanceof FieldsError ? error.fields : error
  }
  return []
}

describe('what completing asks for', () => {
  it('is met with the film watched, three right answers and the promise', () => {
    expect(problemsOf({})).toEqual([])
  })

  it('is said all at once, in the order of the page, each at its field', () => {
    expect(problemsOf({ has_watched: false, pledge: false, answers: { 1: 11 } })).toEqual([
      expect.objectContaining({ field: 'has_watched', code: 'NotWatched' }),
      { field: 'answer_1', code: 'AnswerNotRight', message: 'Question 1: not yet. Because of 1.' },
      { field: 'answer_2', code: 'AnswerMissing', message: 'Question 2: choose an answer.' },
      { field: 'answer_3', code: 'AnswerMissing', message: 'Question 3: choose an answer.' },
      expect.objectContaining({ field: 'pledge', code: 'NoPledge' }),
    ])
  })

  it('is told of a name that no certificate of ours can show', () => {
    expect(problemsOf({ name: 'மீனா' })).toMatchObject([{ field: 'name', code: 'NameNotPrintable' }])
  })

  it('takes the choice of another question for none', () => {
    expect(problemsOf({ answers: { 1: 20, 2: 20, 3: 30 } })).toMatchObject([{ code: 'AnswerMissing' }])
  })
})
