import { and, eq, inArray, notInArray, sql } from 'drizzle-orm'
import { inBothOf, inBothTexts, textColumns } from '#platform/db/both-languages.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import { questionTexts, type WrittenQuestion } from '../../admin-awareness-words.contract.ts'
import { awarenessChoices, awarenessQuestions } from '../awareness-programs.tables.ts'

/** The existing questions with their choices, in order. */
export function selectWrittenQuestions(db: Db, program_id: number): Promise<WrittenQuestion[]> {
  return rows<WrittenQuestion>(
    db,
    sql`select q.position, ${inBothOf('q', ...questionTexts.names)},
        (select coalesce(json_agg(json_build_object('position', c.position,
            'choice_en', coalesce(c.choice ->> 'en', ''), 'choice_hi', coalesce(c.choice ->> 'hi', ''),
            'is_right', c.is_right) order by c.position), '[]')
          from awareness_choices c where c.question_id = q.id) as choices
      from awareness_questions q where q.program_id = ${program_id} order by q.position`,
  )
}

/**
 * Replaces a program's questions. Those that keep their position keep their row, so that pages which are already open
 * can still submit answers. The caller holds the program's lock.
 */
export async function writeQuestions(
  tx: Db,
  { program_id, questions }: { program_id: number; questions: readonly WrittenQuestion[] },
): Promise<void> {
  const kept = questions.map(({ position }) => position)
  const isOfProgram = eq(awarenessQuestions.program_id, program_id)
  await tx.delete(awarenessQuestions).where(and(isOfProgram, notInArray(awarenessQuestions.position, kept)))
  if (questions.length === 0) return
  const written = await tx
    .insert(awarenessQuestions)
    .values(
      questions.map((one) => ({
        program_id,
        position: one.position,
        ...textColumns(questionTexts.names, one),
      })),
    )
    .onConflictDoUpdate({
      target: [awarenessQuestions.program_id, awarenessQuestions.position],
      set: { question: sql`excluded.question`, explanation: sql`excluded.explanation` },
    })
    .returning({ id: awarenessQuestions.id, position: awarenessQuestions.position })
  const ids = written.map(({ id }) => id)
  // A question has one correct choice at most at any moment, so all are reset first.
  await tx.update(awarenessChoices).set({ is_right: false }).where(inArray(awarenessChoices.question_id, ids))
  for (const { id, position } of written)
    await writeChoices(tx, id, questions.find((one) => one.position === position)?.choices ?? [])
}

async function writeChoices(tx: Db, question_id: number, choices: WrittenQuestion['choices']): Promise<void> {
  const kept = choices.map(({ position }) => position)
  const isOfQuestion = eq(awarenessChoices.question_id, question_id)
  await tx.delete(awarenessChoices).where(and(isOfQuestion, notInArray(awarenessChoices.position, kept)))
  await tx
    .insert(awarenessChoices)
    .values(
      choices.map(({ position, choice_en, choice_hi, is_right }) => ({
        question_id,
        position,
        choice: inBothTexts(choice_en, choice_hi),
        is_right,
      })),
    )
    .onConflictDoUpdate({
      target: [awarenessChoices.question_id, awarenessChoices.position],
      set: { choice: sql`excluded.choice`, is_right: sql`excluded.is_right` },
    })
}
