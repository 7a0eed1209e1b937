import type { Fields } from '#contract/page-form.ts'
import type { WireError } from '#contract/wire.ts'
import { m } from '#messages/messages.js'
import { questionField } from '../../quizzes.contract.ts'

/** Questions without an answer, as the server would say it. */
export function leftOut(questions: readonly { id: number }[], fields: Fields): WireError[] {
  return questions.flatMap(({ id }, at) => {
    const field = questionField(id)
    const message = m.quiz_left_out({ number: at + 1 })
    return fields.has(field) ? [] : [{ code: 'QuizIncomplete', field, message }]
  })
}
