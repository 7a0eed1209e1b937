import { recordChange } from '#foundation/audit/server/index.ts'
import { m } from '#messages/messages.js'
import { revisionOf } from '#platform/crypto/revision-of.ts'
import type { Db } from '#platform/db/database.ts'
import { FieldsError } from '#platform/errors/named-error.ts'
import { missingOfAwarenessInWords } from '../../admin-awareness-needed.contract.ts'
import { type StepsFields, stepTexts, type WrittenStep } from '../../admin-awareness-words.contract.ts'
import { STEP_POSITIONS } from '../../awareness-programs.contract.ts'
import { AwarenessChangedMeanwhile, AwarenessNotComplete } from './admin.errors.ts'
import { type Editor, findManagedAwareness } from './find-managed-awareness.ts'
import { selectWrittenSteps, writeSteps } from './steps.queries.ts'

/**
 * Changes the words of the four steps. Those of a program that people see all say what to do.
 * @throws NotAllowed, AwarenessProgramNotFound, AwarenessChangedMeanwhile, AwarenessNotComplete, StepsNotRight
 */
export async function saveSteps(
  db: Db,
  viewer: Editor,
  { fields, now }: { fields: StepsFields; now: Date },
): Promise<void> {
  const { id, revision } = fields
  await db.transaction(async (tx) => {
    const { publication } = await findManagedAwareness(tx, viewer, { id, isLocked: true })
    const before = await selectWrittenSteps(tx, id)
    if (revision !== revisionOf(before)) throw new AwarenessChangedMeanwhile()
    const steps = readSteps(fields)
    const isWhole = steps.every(({ description_en, description_hi }) => description_en || description_hi)
    if (publication !== 'draft' && !isWhole)
      throw new AwarenessNotComplete(missingOfAwarenessInWords(['steps']))
    await writeSteps(tx, { program_id: id, steps })
    const words = { before: { steps: before }, after: { steps } }
    const what = { action: 'steps-changed', kind: 'awareness-program', id }
    await recordChange(tx, { viewer, ...what, ...words, now })
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
