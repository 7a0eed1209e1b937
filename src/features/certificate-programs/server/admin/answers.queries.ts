import { eq, sql } from 'drizzle-orm'
import { inBothOf, textColumns } from '#platform/db/both-languages.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import { answerTexts, type WrittenAnswer } from '../../admin-answers.contract.ts'
import { certificateProgramAnswers } from '../certificate-programs.tables.ts'

export function selectWrittenAnswers(db: Db, program_id: number): Promise<WrittenAnswer[]> {
  return rows<WrittenAnswer>(
    db,
    sql`select ${inBothOf('a', ...answerTexts.names)}
      from certificate_program_answers a where a.program_id = ${program_id} order by a.position, a.id`,
  )
}

/** Replaces a program's questions and answers. The caller holds the program's lock. */
export async function writeAnswers(
  tx: Db,
  { program_id, answers }: { program_id: number; answers: readonly WrittenAnswer[] },
): Promise<void> {
  await tx.delete(certificateProgramAnswers).where(eq(certificateProgramAnswers.program_id, program_id))
  const values = answers.map((one, position) => ({
    program_id,
    position,
    ...textColumns(answerTexts.names, one),
  }))
  if (values.length > 0) await tx.insert(certificateProgramAnswers).values(values)
}
