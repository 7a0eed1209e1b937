import { m } from '#messages/messages.js'
import { type FieldProblem, FieldsError } from '#platform/errors/named-error.ts'
import {
  CHOICE_POSITIONS,
  type QuestionPosition,
  type QuestionsFields,
  questionTexts,
  type WrittenQuestion,
} from '../../admin-awareness-words.contract.ts'
import { QUESTION_POSITIONS } from '../../awareness-programs.contract.ts'

/** Reads the questions from the form. @throws FieldsError with all errors at once */
export function readQuestions(fields: QuestionsFields): WrittenQuestion[] {
  const problems: FieldProblem[] = []
  const questions = QUESTION_POSITIONS.flatMap((at) => {
    const question = readQuestion(fields, at)
    if (!isBegun(question, fields[`right_${at}`])) return []
    problems.push(...problemsOf(question, fields[`right_${at}`]))
    return [question]
  })
  if (problems.length > 0) throw new FieldsError('QuestionsNotRight', m.error_invalid_input(), problems)
  return questions
}

function readQuestion(fields: QuestionsFields, at: QuestionPosition): WrittenQuestion {
  const choices = CHOICE_POSITIONS.map((position) => ({
    position,
    choice_en: fields[`choice_${at}_${position}_en`] ?? '',
    choice_hi: fields[`choice_${at}_${position}_hi`] ?? '',
    is_right: fields[`right_${at}`] === String(position),
  }))
  return {
    position: at,
    ...questionTexts.ofSlot(fields, at),
    choices: choices.filter(({ choice_en, choice_hi }) => choice_en || choice_hi),
  }
}

const isBegun = (one: WrittenQuestion, right: string | undefined): boolean =>
  Boolean(one.question_en || one.question_hi || one.explanation_en || one.explanation_hi) ||
  one.choices.length > 0 ||
  right !== undefined

function problemsOf(one: WrittenQuestion, right: string | undefined): FieldProblem[] {
  const { position: at, choices } = one
  const problems: FieldProblem[] = []
  if (!one.question_en && !one.question_hi)
    problems.push({ field: `question_${at}_en`, message: m.error_awareness_question_needs_words() })
  if (right !== undefined && !choices.some(({ is_right }) => is_right))
    problems.push({ field: `choice_${at}_${right}_en`, message: m.error_choice_has_no_words() })
  else if (choices.length < 2) {
    const filled = new Set<number>(choices.map(({ position }) => position))
    const empty = CHOICE_POSITIONS.find((position) => !filled.has(position)) ?? 1
    problems.push({ field: `choice_${at}_${empty}_en`, message: m.error_question_needs_choices() })
  }
  if (right === undefined)
    problems.push({ field: `right_${at}`, message: m.error_question_needs_correct_choice() })
  if (!one.explanation_en && !one.explanation_hi)
    problems.push({ field: `explanation_${at}_en`, message: m.error_awareness_question_needs_explanation() })
  return problems
}
