import { eq, sql } from 'drizzle-orm'
import { replaceTermLinks } from '#foundation/content/server/index.ts'
import { textColumns } from '#platform/db/both-languages.ts'
import { countRows } from '#platform/db/counts.ts'
import type { Db } from '#platform/db/database.ts'
import { type AwarenessForm, awarenessTexts } from '../../admin-awareness-programs.contract.ts'
import { awarenessLinks, awarenessPrograms } from '../awareness-programs.tables.ts'
import { insertAwarenessProgram } from '../insert-awareness.queries.ts'
import { isNamed } from '../joining/joining.queries.ts'

const toRow = (form: AwarenessForm) => ({
  name: form.name,
  ...textColumns(awarenessTexts.names, form),
  film_url: form.film_url || null,
  film_minutes: form.film_minutes,
})

/** Whether another program has this name, compared as in addresses. */
export async function isNameTaken(tx: Db, { name, but }: { name: string; but: number }): Promise<boolean> {
  return (await countRows(tx, sql`awareness_programs p where ${isNamed('p', name)} and p.id <> ${but}`)) > 0
}

/** Inserts a draft with the default steps. Returns its id. */
export function insertAwarenessDraft(tx: Db, form: AwarenessForm): Promise<number> {
  const { skill_ids, tag_ids, age_group_ids } = form
  return insertAwarenessProgram(tx, { ...toRow(form), skill_ids, tag_ids, age_group_ids, questions: [] })
}

/** Updates a program. The caller has locked its row. */
export async function updateAwareness(tx: Db, program_id: number, form: AwarenessForm): Promise<void> {
  await tx.update(awarenessPrograms).set(toRow(form)).where(eq(awarenessPrograms.id, program_id))
  await replaceTermLinks(tx, awarenessLinks, program_id, form)
}
