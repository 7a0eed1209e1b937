import { m } from '#messages/messages.js'
import { type FieldProblem, FieldsError } from '#platform/errors/named-error.ts'
import { isPrintable } from '#platform/pdf/drawable-text.ts'
import { answerField } from '../../awareness-programs.contract.ts'

/** A question with its correct choice: never sent before it is answered. */
export interface QuestionToCheck {
  position: number
  question: string
  explanation: string
  choices: readonly { id: number; choice: string; is_right: boolean }[]
}

export interface GivenAnswers {
  has_watched: boolean
  pledge: boolean
  /** The chosen answer, by the position of its question. */
  answers: Readonly<Record<number, number | undefined>>
  /** The name for the certificate. */
  name: string
}

/**
 * Validates everything that completing needs, with each error at its field: a wrong answer is explained, and can be
 * tried again.
 * @throws CompletionNotReady with NotWatched, AnswerMissing, AnswerNotRight, NoPledge, NameNotPrintable
 */
export function checkCompletion(questions: readonly QuestionToCheck[], given: GivenAnswers): void {
  const fields: FieldProblem[] = [
    ...(given.has_watched
      ? []
      : [{ field: 'has_watched', code: 'NotWatched', message: m.awareness_landing_not_watched() }]),
    ...questions.flatMap((question) => problemOf(question, given.answers[question.position])),
    ...(given.pledge
      ? []
      : [{ field: 'pledge', code: 'NoPledge', message: m.awareness_landing_no_pledge() }]),
    ...(isPrintable(given.name)
      ? []
      : [{ field: 'name', code: 'NameNotPrintable', message: m.awareness_landing_name_letters() }]),
  ]
  if (fields.length === 0) return
  throw new FieldsError('CompletionNotReady', m.error_completion_not_ready(), fields)
}

function problemOf(
  { position, explanation, choices }: QuestionToCheck,
  chosen: number | undefined,
): FieldProblem[] {
  const field = answerField(position)
  const offered = choices.find(({ id }) => id === chosen)
  if (!offered) {
    return [{ field, code: 'AnswerMissing', message: m.awareness_landing_left_out({ number: position }) }]
  }
  if (offered.is_right) return []
  const message = m.awareness_landing_not_yet({ number: position, explanation }).trim()
  return [{ field, code: 'AnswerNotRight', message }]
}
