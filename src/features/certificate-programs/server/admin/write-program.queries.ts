import { eq } from 'drizzle-orm'
import { insertTermLinks, replaceTermLinks } from '#foundation/content/server/index.ts'
import { inShortValues } from '#foundation/easy-read/server/index.ts'
import { nullableTextColumns, textColumns } from '#platform/db/both-languages.ts'
import type { Db } from '#platform/db/database.ts'
import { certificateTexts, type ProgramForm, programTexts } from '../../admin-programs.contract.ts'
import { certificatePrograms, programLinks } from '../certificate-programs.tables.ts'

const toRow = (form: ProgramForm) => ({
  ...textColumns(programTexts.names, form),
  ...inShortValues(form),
  is_ordered: form.is_ordered,
  ...nullableTextColumns(certificateTexts.names, form),
})

/** Inserts a draft. Returns its id. */
export async function insertProgramDraft(tx: Db, form: ProgramForm): Promise<number> {
  const [added] = await tx
    .insert(certificatePrograms)
    .values(toRow(form))
    .returning({ id: certificatePrograms.id })
  if (!added) throw new Error('the program was not added')
  await insertTermLinks(tx, programLinks, [form], [added.id])
  return added.id
}

/** The caller holds the program's lock. */
export async function updateProgram(tx: Db, id: number, form: ProgramForm): Promise<void> {
  await tx.update(certificatePrograms).set(toRow(form)).where(eq(certificatePrograms.id, id))
  await replaceTermLinks(tx, programLinks, id, form)
}
