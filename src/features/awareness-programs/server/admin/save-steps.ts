import { missingLabels } from '#foundation/content/content.contract.ts'
import { type Editor, savePart } from '#foundation/content/server/index.ts'
import { m } from '#messages/messages.js'
import type { Db } from '#platform/db/database.ts'
import { FieldsError } from '#platform/errors/named-error.ts'
import { type StepsFields, stepTexts, type WrittenStep } from '../../admin-awareness-words.contract.ts'
import { STEP_POSITIONS } from '../../awareness-steps.contract.ts'
import { neededLabels } from '../../needed-to-publish.contract.ts'
import { AwarenessNotComplete } from './admin.errors.ts'
import { awarenessContent } from './awareness-content.ts'
import { selectWrittenSteps, writeSteps } from './steps.queries.ts'

/**
 * Updates the texts of the steps. In a published program each step must have a description.
 * @throws NotAllowed, AwarenessProgramNotFound, AwarenessChangedMeanwhile, AwarenessNotComplete, StepsNotRight
 */
export function saveSteps(
  db: Db,
  viewer: Editor,
  { fields, now }: { fields: StepsFields; now: Date },
): Promise<void> {
  return savePart(db, awarenessContent, {
    viewer,
    fields,
    part: 'steps',
    now,
    read: selectWrittenSteps,
    async write(tx, { id, publication }) {
      const steps = readSteps(fields)
      const isWhole = steps.every(({ description_en, description_hi }) => description_en || description_hi)
      if (publication !== 'draft' && !isWhole)
        throw new AwarenessNotComplete(missingLabels(neededLabels, ['steps']))
      await writeSteps(tx, { program_id: id, steps })
      return steps
    },
  })
}

/** @throws FieldsError for each step without a title */
function readSteps(fields: StepsFields): WrittenStep[] {
  const steps = STEP_POSITIONS.map((at) => stepTexts.ofSlot(fields, at))
  const problems = steps.flatMap(({ title_en, title_hi }, at) =>
    title_en || title_hi ? [] : [{ field: `title_${at + 1}_en`, message: m.field_required() }],
  )
  if (problems.length > 0) throw new FieldsError('StepsNotRight', m.error_invalid_input(), problems)
  return steps
}
