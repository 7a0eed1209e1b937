import { describe, expect, it } from 'vitest'
import { markAnswers, neededCount, type QuestionToMark } from './mark-answers.ts'

/** `question(1, 'single', [true, false])` has the choices 10 and 11, the first one correct. */
const question = (id: number, kind: QuestionToMark['kind'], rights: readonly boolean[]): QuestionToMark => ({
  id,
  kind,
  question: `Question ${id}?`,
  choices: rights.map((is_right, at) => ({
    id: id * 10 + at,
    choice: `Choice ${at}`,
    is_right,
    feedback: is_right ? 'Yes.' : 'Think again.',
  })),
})
const quiz = [
  question(1, 'single', [true, false]),
  question(2, 'multiple', [true, true, false]),
  question(3, 'single', [false, true]),
]
const mark = (choice_ids: readonly number[], share = 60) => markAnswers(quiz, { choice_ids, share })
const rights = (choice_ids: readonly number[]) => mark(choice_ids).answers.map(({ is_right }) => is_right)

describe('an answer', () => {
  it('to a single question is right with the right choice', () => {
    expect(rights([10, 20, 21, 30])).toEqual([true, true, false])
  })

  it.each([
    ['every right choice and no other', [20, 21], true],
    ['a right choice left out', [20], false],
    ['a wrong choice among the right ones', [20, 21, 22], false],
    ['wrong choices alone', [22], false],
  ])('to a multiple question, with %s', (_name, chosen, is_right) => {
    expect(rights([10, ...chosen, 31])[1]).toBe(is_right)
  })

  it('says of what was chosen whether it is right and why, and nothing of the rest', () => {
    const [, second] = mark([10, 20, 22, 31]).answers
    expect(second?.chosen).toEqual([
      { id: 20, choice: 'Choice 0', is_right: true, feedback: 'Yes.' },
      { id: 22, choice: 'Choice 2', is_right: false, feedback: 'Think again.' },
    ])
    expect(JSON.stringify(second)).not.toContain('"id":21')
  })

  it('to a question that is asked no more is left out', () => {
    expect(mark([10, 990]).answers).toMatchObject([{ question_id: 1 }])
  })
})

describe('a quiz', () => {
  it('is passed with as many right answers as its share asks for', () => {
    expect(mark([10, 20, 21, 30])).toMatchObject({ right_count: 2, needed_count: 2, has_passed: true })
    expect(mark([10, 20, 30])).toMatchObject({ right_count: 1, questions_count: 3, has_passed: false })
    expect(mark([10, 20, 21, 30], 100)).toMatchObject({ needed_count: 3, has_passed: false })
    expect(mark([10, 20, 21, 31], 100)).toMatchObject({ has_passed: true })
  })

  it.each([
    [3, 60, 2],
    [3, 66, 2],
    [3, 67, 3],
    [5, 60, 3],
    [20, 55, 11],
    [1, 1, 1],
    [7, 100, 7],
  ])('of %i questions and a share of %i %% asks for %i', (questions_count, share, needed) => {
    expect(neededCount({ questions_count, share })).toBe(needed)
  })
})
