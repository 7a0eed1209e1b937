import { authorize } from '#foundation/accounts/server/index.ts'
import { recordChange } from '#foundation/audit/server/index.ts'
import { inShortOf } from '#foundation/easy-read/easy-read.contract.ts'
import type { Db } from '#platform/db/database.ts'
import { isForeignKeyViolation } from '#platform/db/is-foreign-key-violation.ts'
import type { ProgramFields, ProgramForm } from '../../admin-programs.contract.ts'
import { mayEditPrograms } from '../../admin-programs.policy.ts'
import { missingInWords } from '../../needed-of-program.contract.ts'
import { ChosenIsGone, ProgramChangedMeanwhile, ProgramNotComplete } from './admin-programs.errors.ts'
import { type Editor, findManagedProgram } from './find-managed-program.ts'
import { missingOfProgram } from './missing-of-program.ts'
import { insertProgramDraft, updateProgram } from './write-program.queries.ts'

/**
 * Makes a draft of a program, or changes one. What everyone sees keeps its texts.
 * @returns the program's id
 * @throws NotAllowed, ProgramNotFound, ProgramChangedMeanwhile, ProgramNotComplete, ChosenIsGone
 */
export async function saveProgram(
  db: Db,
  viewer: Editor,
  { fields, now }: { fields: ProgramFields; now: Date },
): Promise<number> {
  authorize(mayEditPrograms(viewer))
  const after = formOf(fields)
  try {
    return await db.transaction(async (tx) => {
      if (fields.id === undefined) {
        const id = await insertProgramDraft(tx, after)
        const named = { title_en: after.title_en, title_hi: after.title_hi }
        await recordChange(tx, { viewer, action: 'created', kind: 'program', id, after: named, now })
        return id
      }
      const { id, publication, form, revision } = await findManagedProgram(tx, viewer, {
        id: fields.id,
        isLocked: true,
      })
      if (fields.revision !== revision) throw new ProgramChangedMeanwhile()
      const missing = missingOfProgram(after, []).filter((name) => name !== 'modules')
      if (publication !== 'draft' && missing.length > 0) throw new ProgramNotComplete(missingInWords(missing))
      await updateProgram(tx, id, after)
      const change = { before: { ...form }, after: { ...after } }
      await recordChange(tx, { viewer, action: 'changed', kind: 'program', id, ...change, now })
      return id
    })
  } catch (error) {
    throw isForeignKeyViolation(error) ? new ChosenIsGone() : error
  }
}

/** What was left empty is empty. */
function formOf(fields: ProgramFields): ProgramForm {
  return {
    title_en: fields.title_en ?? '',
    title_hi: fields.title_hi ?? '',
    summary_en: fields.summary_en ?? '',
    summary_hi: fields.summary_hi ?? '',
    description_en: fields.description_en ?? '',
    description_hi: fields.description_hi ?? '',
    ...inShortOf(fields),
    for_whom_en: fields.for_whom_en ?? '',
    for_whom_hi: fields.for_whom_hi ?? '',
    outcomes_en: eachLine(fields.outcomes_en),
    outcomes_hi: eachLine(fields.outcomes_hi),
    price_text_en: fields.price_text_en ?? '',
    price_text_hi: fields.price_text_hi ?? '',
    is_ordered: fields.is_ordered ?? false,
    certificate_heading_en: fields.certificate_heading_en ?? '',
    certificate_heading_hi: fields.certificate_heading_hi ?? '',
    certificate_words_en: fields.certificate_words_en ?? '',
    certificate_words_hi: fields.certificate_words_hi ?? '',
    teacher_ids: fields.teacher_ids ?? [],
    skill_ids: fields.skill_ids ?? [],
    tag_ids: fields.tag_ids ?? [],
    age_group_ids: fields.age_group_ids ?? [],
  }
}

/** One thing a line, without lines of nothing. */
const eachLine = (text = '') =>
  text
    .split('\n')
    .map((one) => one.trim())
    .filter(Boolean)
    .join('\n')
