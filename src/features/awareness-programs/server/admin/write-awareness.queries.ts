import { eq, sql } from 'drizzle-orm'
import { inBothTexts } from '#platform/db/both-languages.ts'
import type { LocalizedText } from '#platform/db/columns.ts'
import { countRows } from '#platform/db/counts.ts'
import type { Db } from '#platform/db/database.ts'
import type { AwarenessForm } from '../../admin-awareness-programs.contract.ts'
import type { AwarenessPublication } from '../../awareness-programs.contract.ts'
import {
  awarenessProgramAgeGroups,
  awarenessProgramSkills,
  awarenessPrograms,
  awarenessProgramTags,
} from '../awareness-programs.tables.ts'
import { insertAwarenessProgram } from '../insert-awareness-program.queries.ts'
import { isNamed } from '../joining/program-by-name.queries.ts'

/** What the form says, as columns. */
const columnsOf = (form: AwarenessForm) => ({
  name: form.name,
  title: inBothTexts(form.title_en, form.title_hi),
  summary: inBothTexts(form.summary_en, form.summary_hi),
  description: inBothTexts(form.description_en, form.description_hi),
  pledge: inBothTexts(form.pledge_en, form.pledge_hi),
  film_url: form.film_url || null,
  film_minutes: form.film_minutes,
  transcript: inBothTexts(form.transcript_en, form.transcript_hi),
})

const once = ({ skill_ids, tag_ids, age_group_ids }: AwarenessForm) => ({
  skill_ids: [...new Set(skill_ids)],
  tag_ids: [...new Set(tag_ids)],
  age_group_ids: [...new Set(age_group_ids)],
})

/** Whether another program has that name, as addresses compare names. */
export async function isNameTaken(tx: Db, { name, but }: { name: string; but: number }): Promise<boolean> {
  return (await countRows(tx, sql`awareness_programs p where ${isNamed('p', name)} and p.id <> ${but}`)) > 0
}

/** A draft with its steps. Answers its id. */
export function insertAwarenessDraft(
  tx: Db,
  form: AwarenessForm,
  steps: readonly { title: LocalizedText; description: LocalizedText }[],
): Promise<number> {
  return insertAwarenessProgram(tx, { ...columnsOf(form), ...once(form), steps, questions: [] })
}

/** Only under the lock of the program. */
export async function updateAwareness(tx: Db, program_id: number, form: AwarenessForm): Promise<void> {
  await tx.update(awarenessPrograms).set(columnsOf(form)).where(eq(awarenessPrograms.id, program_id))
  for (const links of [awarenessProgramSkills, awarenessProgramTags, awarenessProgramAgeGroups])
    await tx.delete(links).where(eq(links.program_id, program_id))
  const { skill_ids, tag_ids, age_group_ids } = once(form)
  const skills = skill_ids.map((skill_id, position) => ({ program_id, skill_id, position }))
  if (skills.length > 0) await tx.insert(awarenessProgramSkills).values(skills)
  const tags = tag_ids.map((tag_id, position) => ({ program_id, tag_id, position }))
  if (tags.length > 0) await tx.insert(awarenessProgramTags).values(tags)
  const ages = age_group_ids.map((age_group_id, position) => ({ program_id, age_group_id, position }))
  if (ages.length > 0) await tx.insert(awarenessProgramAgeGroups).values(ages)
}

/** Only under the lock of the program. The moment of its first publication stays. */
export async function setAwarenessPublication(
  tx: Db,
  { id, publication, now }: { id: number; publication: AwarenessPublication; now: Date },
): Promise<void> {
  await tx
    .update(awarenessPrograms)
    .set({
      publication,
      published_at: sql`coalesce(${awarenessPrograms.published_at}, ${now.toISOString()}::timestamptz)`,
    })
    .where(eq(awarenessPrograms.id, id))
}

/** Only under the lock of the program. */
export async function writeAwarenessPicture(
  tx: Db,
  id: number,
  of: { picture: string | null; picture_alt: LocalizedText | null },
): Promise<void> {
  await tx.update(awarenessPrograms).set(of).where(eq(awarenessPrograms.id, id))
}
