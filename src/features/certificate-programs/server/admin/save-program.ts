import { authorize } from '#foundation/accounts/server/index.ts'
import { recordChange } from '#foundation/audit/server/index.ts'
import { filledIn } from '#foundation/content/content.contract.ts'
import { inShortOf } from '#foundation/easy-read/easy-read.contract.ts'
import type { Db } from '#platform/db/database.ts'
import { isForeignKeyViolation } from '#platform/db/is-foreign-key-violation.ts'
import {
  certificateTexts,
  type ProgramFields,
  type ProgramForm,
  programTexts,
} from '../../admin-programs.contract.ts'
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
  const after = toForm(fields)
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

function toForm(fields: ProgramFields): ProgramForm {
  const form = filledIn(defaults, fields)
  const outcomes = { outcomes_en: eachLine(form.outcomes_en), outcomes_hi: eachLine(form.outcomes_hi) }
  return { ...form, ...inShortOf(fields), ...outcomes }
}

const defaults = {
  ...programTexts.defaults,
  ...certificateTexts.defaults,
  is_ordered: false,
  teacher_ids: [] as number[],
  skill_ids: [] as number[],
  tag_ids: [] as number[],
  age_group_ids: [] as number[],
}

/** One thing a line, without lines of nothing. */
const eachLine = (text: string) =>
  text
    .split('\n')
    .map((one) => one.trim())
    .filter(Boolean)
    .join('\n')
