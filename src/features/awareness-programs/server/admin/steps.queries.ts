import { sql } from 'drizzle-orm'
import { inBothOf, textColumns } from '#platform/db/both-languages.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import { stepTexts, type WrittenStep } from '../../admin-awareness-words.contract.ts'
import { awarenessSteps } from '../awareness-programs.tables.ts'

/** The texts of the steps, in order. */
export function selectWrittenSteps(db: Db, program_id: number): Promise<WrittenStep[]> {
  return rows<WrittenStep>(
    db,
    sql`select ${inBothOf('s', ...stepTexts.names)}
      from awareness_steps s where s.program_id = ${program_id} order by s.position`,
  )
}

/** The caller holds the program's lock. */
export async function writeSteps(
  tx: Db,
  { program_id, steps }: { program_id: number; steps: readonly WrittenStep[] },
): Promise<void> {
  const values = steps.map((step, at) => ({
    program_id,
    position: at + 1,
    ...textColumns(stepTexts.names, step),
  }))
  await tx
    .insert(awarenessSteps)
    .values(values)
    .onConflictDoUpdate({
      target: [awarenessSteps.program_id, awarenessSteps.position],
      set: { title: sql`excluded.title`, description: sql`excluded.description` },
    })
}
