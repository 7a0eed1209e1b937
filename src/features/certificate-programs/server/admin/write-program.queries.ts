import { eq, sql } from 'drizzle-orm'
import { insertTermLinks, replaceTermLinks } from '#foundation/content/server/index.ts'
import { inShortValues } from '#foundation/easy-read/server/index.ts'
import { inBothTexts } from '#platform/db/both-languages.ts'
import type { LocalizedText } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'
import type { ProgramForm, ProgramPublication } from '../../admin-programs.contract.ts'
import { certificatePrograms, programLinks } from '../certificate-programs.tables.ts'

const orNull = (text: LocalizedText) => (Object.keys(text).length > 0 ? text : null)

/** What the form says, as columns. */
const columnsOf = (form: ProgramForm) => ({
  title: inBothTexts(form.title_en, form.title_hi),
  summary: inBothTexts(form.summary_en, form.summary_hi),
  description: inBothTexts(form.description_en, form.description_hi),
  ...inShortValues(form),
  for_whom: inBothTexts(form.for_whom_en, form.for_whom_hi),
  outcomes: inBothTexts(form.outcomes_en, form.outcomes_hi),
  price_text: inBothTexts(form.price_text_en, form.price_text_hi),
  is_ordered: form.is_ordered,
  certificate_heading: orNull(inBothTexts(form.certificate_heading_en, form.certificate_heading_hi)),
  certificate_words: orNull(inBothTexts(form.certificate_words_en, form.certificate_words_hi)),
})

/** A draft. Answers its id. */
export async function insertProgramDraft(tx: Db, form: ProgramForm): Promise<number> {
  const [added] = await tx
    .insert(certificatePrograms)
    .values(columnsOf(form))
    .returning({ id: certificatePrograms.id })
  if (!added) throw new Error('the program was not added')
  await insertTermLinks(tx, programLinks, [form], [added.id])
  return added.id
}

/** Only under the lock of the program. */
export async function updateProgram(tx: Db, id: number, form: ProgramForm): Promise<void> {
  await tx.update(certificatePrograms).set(columnsOf(form)).where(eq(certificatePrograms.id, id))
  await replaceTermLinks(tx, programLinks, id, form)
}

/** Only under the lock of the program. The moment of its first publication stays. */
export async function setProgramPublication(
  tx: Db,
  { id, publication, now }: { id: number; publication: ProgramPublication; now: Date },
): Promise<void> {
  await tx
    .update(certificatePrograms)
    .set({
      publication,
      published_at: sql`coalesce(${certificatePrograms.published_at}, ${now.toISOString()}::timestamptz)`,
    })
    .where(eq(certificatePrograms.id, id))
}
