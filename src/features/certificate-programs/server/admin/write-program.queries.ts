import { eq, sql } from 'drizzle-orm'
import { inShortValues } from '#foundation/easy-read/server/index.ts'
import { inBothTexts } from '#platform/db/both-languages.ts'
import type { LocalizedText } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'
import type { ProgramForm, ProgramPublication } from '../../admin-programs.contract.ts'
import {
  certificateProgramAgeGroups,
  certificateProgramSkills,
  certificatePrograms,
  certificateProgramTags,
  certificateProgramTeachers,
} from '../certificate-programs.tables.ts'

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
  await writeLinks(tx, added.id, form)
  return added.id
}

/** Only under the lock of the program. */
export async function updateProgram(tx: Db, id: number, form: ProgramForm): Promise<void> {
  await tx.update(certificatePrograms).set(columnsOf(form)).where(eq(certificatePrograms.id, id))
  for (const links of [
    certificateProgramTeachers,
    certificateProgramSkills,
    certificateProgramTags,
    certificateProgramAgeGroups,
  ]) {
    await tx.delete(links).where(eq(links.program_id, id))
  }
  await writeLinks(tx, id, form)
}

async function writeLinks(tx: Db, program_id: number, form: ProgramForm): Promise<void> {
  const each = <Link>(ids: readonly number[], link: (id: number, position: number) => Link) =>
    [...new Set(ids)].map(link)
  const teachers = each(form.teacher_ids, (speaker_id, position) => ({ program_id, speaker_id, position }))
  if (teachers.length > 0) await tx.insert(certificateProgramTeachers).values(teachers)
  const skills = each(form.skill_ids, (skill_id, position) => ({ program_id, skill_id, position }))
  if (skills.length > 0) await tx.insert(certificateProgramSkills).values(skills)
  const tags = each(form.tag_ids, (tag_id, position) => ({ program_id, tag_id, position }))
  if (tags.length > 0) await tx.insert(certificateProgramTags).values(tags)
  const ages = each(form.age_group_ids, (age_group_id, position) => ({ program_id, age_group_id, position }))
  if (ages.length > 0) await tx.insert(certificateProgramAgeGroups).values(ages)
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
