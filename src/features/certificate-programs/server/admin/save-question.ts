import { recordChange } from '#foundation/audit/server/index.ts'
import type { Editor } from '#foundation/content/server/index.ts'
import { m } from '#messages/messages.js'
import { textColumns } from '#platform/db/both-languages.ts'
import type { Db } from '#platform/db/database.ts'
import { type FieldProblem, FieldsError } from '#platform/errors/named-error.ts'
import { CHOICE_SLOTS } from '../../admin-programs.contract.ts'
import {
  choiceTexts,
  type QuestionFields,
  questionTexts,
  type WrittenChoice,
} from '../../admin-quizzes.contract.ts'
import { insertQuestion } from '../insert-program.queries.ts'
import { QuestionChangedMeanwhile, TooManyQuestions } from './admin-programs.errors.ts'
import { changeModule } from './change-module.ts'
import { changeQuestion } from './change-questions.ts'
import {
  orderQuestions,
  type QuestionForm,
  selectQuestionIds,
  updateQuestion,
  writeChoices,
} from './quiz-question.queries.ts'

export const MOST_QUESTIONS = 30

interface Saving {
  fields: QuestionFields
  now: Date
}
type Saved = { module_id: number; program_id: number }

/**
 * Appends a question to a quiz, or updates one. A choice that stays in its slot keeps its row.
 * @throws NotAllowed, ModuleNotFound, QuestionNotFound, QuestionChangedMeanwhile, TooManyQuestions, FieldsError
 */
export function saveQuestion(db: Db, viewer: Editor, saving: Saving): Promise<Saved> {
  const { id } = saving.fields
  return id === undefined ? addQuestion(db, viewer, saving) : editQuestion(db, viewer, { ...saving, id })
}

function addQuestion(db: Db, viewer: Editor, { fields, now }: Saving): Promise<Saved> {
  return changeModule(
    db,
    viewer,
    { id: fields.module_id ?? 0, now },
    async (tx, { id: module_id, program_id }) => {
      const { form } = readForm(fields)
      const ids = await selectQuestionIds(tx, module_id)
      if (ids.length >= MOST_QUESTIONS) throw new TooManyQuestions(MOST_QUESTIONS)
      const id = await insertQuestion(tx, { module_id, position: ids.length + 1, ...toRows(form) })
      await orderQuestions(tx, [...ids, id])
      const after = { module_id, ...form }
      await recordChange(tx, { viewer, action: 'created', kind: 'quiz-question', id, after, now })
      return { module_id, program_id }
    },
  )
}

function editQuestion(db: Db, viewer: Editor, { id, fields, now }: Saving & { id: number }): Promise<Saved> {
  return changeQuestion(db, viewer, { id, now }, async (tx, { question, module }) => {
    if (fields.revision !== question.revision) throw new QuestionChangedMeanwhile()
    const { form, slots } = readForm(fields)
    const choices = form.choices.map((choice, at) => ({
      id: question.choice_ids[(slots[at] ?? 0) - 1],
      choice,
    }))
    await updateQuestion(tx, { id }, form)
    await writeChoices(tx, { question_id: id, before: question.choice_ids, choices })
    const change = { before: { ...question.form }, after: { ...form } }
    await recordChange(tx, { viewer, action: 'changed', kind: 'quiz-question', id, ...change, now })
    return { module_id: module.id, program_id: module.program_id }
  })
}

const toRows = (form: QuestionForm) => ({
  kind: form.question_kind,
  ...textColumns(questionTexts.names, form),
  choices: form.choices.map((one) => ({
    ...textColumns(choiceTexts.names, one),
    is_right: one.is_right,
  })),
})

/** The form, and the slot of each of its choices. @throws FieldsError with all errors of the choices */
function readForm(fields: QuestionFields): { form: QuestionForm; slots: number[] } {
  const right = new Set(fields.right)
  const problems: FieldProblem[] = []
  const slots: number[] = []
  const choices: WrittenChoice[] = []
  for (const slot of CHOICE_SLOTS) {
    const choice = {
      ...choiceTexts.ofSlot(fields, slot),
      is_right: right.has(slot),
    }
    if (choice.choice_en || choice.choice_hi) {
      slots.push(slot)
      choices.push(choice)
    } else if (choice.is_right || choice.feedback_en || choice.feedback_hi) {
      problems.push({ field: `choice_${slot}_en`, message: m.error_choice_has_no_words() })
    }
  }
  if (choices.length < 2 && problems.length === 0) {
    const empty = CHOICE_SLOTS.find((slot) => !slots.includes(slot)) ?? 1
    problems.push({ field: `choice_${empty}_en`, message: m.error_question_needs_choices() })
  }
  if (right.size === 0) problems.push({ field: 'right', message: m.error_question_needs_correct_choice() })
  if (fields.question_kind === 'single' && right.size > 1) {
    problems.push({ field: 'right', message: m.error_question_has_one_correct_choice() })
  }
  if (problems.length > 0) throw new FieldsError('ChoicesNotRight', m.error_invalid_input(), problems)
  const { question_kind, question_en = '', question_hi = '' } = fields
  return { form: { question_kind, question_en, question_hi, choices }, slots }
}
