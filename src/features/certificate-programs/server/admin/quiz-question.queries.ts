import { eq, inArray, sql } from 'drizzle-orm'
import type { TextLanguage } from '#contract/wire.ts'
import { revisionOf } from '#platform/crypto/revision-of.ts'
import { inBothOf, inBothTexts } from '#platform/db/both-languages.ts'
import { textIn } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'
import { idList } from '#platform/db/id-list.ts'
import { rows } from '#platform/db/query.ts'
import { choiceTexts, type WrittenChoice } from '../../admin-quizzes.contract.ts'
import type { QuestionKind } from '../../quizzes.contract.ts'
import { quizChoices, quizQuestions } from '../quizzes.tables.ts'

export interface QuestionForm {
  question_kind: QuestionKind
  question_en: string
  question_hi: string
  choices: WrittenChoice[]
}

export interface QuestionRow {
  id: number
  module_id: number
  form: QuestionForm
  /** The ids of the choices, in order. */
  choice_ids: number[]
  revision: string
}

export async function findQuestionRow(db: Db, id: number): Promise<QuestionRow | undefined> {
  const [row] = await rows<Omit<QuestionForm, 'choices'> & { module_id: number }>(
    db,
    sql`select q.module_id, q.kind as question_kind, ${inBothOf('q', 'question')}
      from quiz_questions q where q.id = ${id}`,
  )
  if (!row) return undefined
  const found = await rows<WrittenChoice & { id: number }>(
    db,
    sql`select c.id, ${inBothOf('c', ...choiceTexts.names)}, c.is_right
      from quiz_choices c where c.question_id = ${id} order by c.position, c.id`,
  )
  const { module_id, ...words } = row
  const form = { ...words, choices: found.map(({ id: _, ...choice }) => choice) }
  return { id, module_id, form, choice_ids: found.map((choice) => choice.id), revision: revisionOf(form) }
}

/** The names of a module and its program. */
export async function findNamesOfModule(
  db: Db,
  { id, language }: { id: number; language: TextLanguage },
): Promise<{ module: { id: number; title: string }; program: { id: number; title: string } }> {
  const [found] = await rows<{ title: string; program_id: number; program_title: string }>(
    db,
    sql`select ${textIn(sql`m.title`, language)} as title, p.id as program_id,
        ${textIn(sql`p.title`, language)} as program_title
      from course_modules m join certificate_programs p on p.id = m.program_id where m.id = ${id}`,
  )
  if (!found) throw new Error('the module of a question was not found')
  return {
    module: { id, title: found.title },
    program: { id: found.program_id, title: found.program_title },
  }
}

/** The ids of a quiz's questions, in order. */
export async function selectQuestionIds(db: Db, module_id: number): Promise<number[]> {
  const found = await rows<{ id: number }>(
    db,
    sql`select id from quiz_questions where module_id = ${module_id} order by position, id`,
  )
  return found.map(({ id }) => id)
}

const questionColumns = (form: QuestionForm) => ({
  kind: form.question_kind,
  question: inBothTexts(form.question_en, form.question_hi),
})
const choiceColumns = ({ is_right, ...choice }: WrittenChoice) => ({
  is_right,
  choice: inBothTexts(choice.choice_en, choice.choice_hi),
  feedback: inBothTexts(choice.feedback_en, choice.feedback_hi),
})

/**
 * Renumbers the questions in the given order. The caller of this and the following functions holds the program's
 * lock.
 */
export async function orderQuestions(tx: Db, ids: readonly number[]): Promise<void> {
  await tx.execute(sql`update quiz_questions q set position = o.place
    from unnest(${idList(ids)}) with ordinality as o (id, place) where q.id = o.id`)
}

export async function updateQuestion(tx: Db, { id }: { id: number }, form: QuestionForm): Promise<void> {
  await tx.update(quizQuestions).set(questionColumns(form)).where(eq(quizQuestions.id, id))
}

/**
 * Writes the choices of a question in the given order. A choice with an id keeps its row, because attempts refer to
 * it; omitted ones are deleted.
 */
export async function writeChoices(
  tx: Db,
  of: {
    question_id: number
    before: readonly number[]
    choices: readonly { id: number | undefined; choice: WrittenChoice }[]
  },
): Promise<void> {
  const { question_id, before, choices } = of
  const kept = new Set(choices.map(({ id }) => id))
  const gone = before.filter((id) => !kept.has(id))
  if (gone.length > 0) await tx.delete(quizChoices).where(inArray(quizChoices.id, gone))
  for (const [position, { id, choice }] of choices.entries()) {
    const columns = { position, ...choiceColumns(choice) }
    if (id === undefined) await tx.insert(quizChoices).values({ question_id, ...columns })
    else await tx.update(quizChoices).set(columns).where(eq(quizChoices.id, id))
  }
}

export async function deleteQuestion(tx: Db, id: number): Promise<void> {
  await tx.delete(quizQuestions).where(eq(quizQuestions.id, id))
}
