import { type Fields, fieldText, type PageForm } from '#contract/page-form.ts'
import { quizAddress } from '../../quizzes.contract.ts'

/** The heading above the result of an attempt. */
export const RESULT_ID = 'quiz-result'

const QUESTION_FIELD = /^q\d+$/

/** The choices made in all questions together. */
export const choicesIn = (fields: Fields): string[] =>
  [...fields].flatMap(([name, value]) => (QUESTION_FIELD.test(name) ? [value] : []))

export const quizForm: PageForm = {
  name: 'module-quiz',
  async send(api, fields) {
    const id = fieldText(fields, 'id')
    const answer = await api('POST /v2/event/course/quiz/answer/', {
      body: { id, choices: choicesIn(fields) },
    })
    return answer.success ? { success: true, goTo: `${quizAddress(Number(id))}#${RESULT_ID}` } : answer
  },
}
