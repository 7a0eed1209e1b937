import { authorize } from '#foundation/accounts/server/index.ts'
import { filledIn } from '#foundation/content/content.contract.ts'
import { type Editor, saveContent } from '#foundation/content/server/index.ts'
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
import { ChosenIsGone } from './admin-programs.errors.ts'
import { expectProgram, missingToPublish, programContent } from './program-content.ts'
import { insertProgramDraft, updateProgram } from './write-program.queries.ts'

/**
 * Creates a draft program, or updates a program. A published program must stay complete.
 * @returns the program's id
 * @throws NotAllowed, ProgramNotFound, ProgramChangedMeanwhile, ProgramNotComplete, ChosenIsGone
 */
export async function saveProgram(
  db: Db,
  viewer: Editor,
  { fields, now }: { fields: ProgramFields; now: Date },
): Promise<number> {
  authorize(mayEditPrograms(viewer))
  const form = toForm(fields)
  const { title_en, title_hi } = form
  try {
    return await saveContent(db, programContent, {
      viewer,
      fields,
      form,
      named: { title_en, title_hi },
      now,
      insert: (tx) => insertProgramDraft(tx, form),
      async update(tx, { id, publication }) {
        // Modules aren't part of the form: whether there are any is checked on publishing.
        const missing = missingToPublish(form, []).filter((name) => name !== 'modules')
        if (publication !== 'draft') expectProgram(missing)
        await updateProgram(tx, id, form)
      },
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

/** One item per line, without empty lines. */
const eachLine = (text: string) =>
  text
    .split('\n')
    .map((one) => one.trim())
    .filter(Boolean)
    .join('\n')
