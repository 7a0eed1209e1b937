import { filmOfAddress } from '#features/events/film-address.contract.ts'
import { authorize } from '#foundation/accounts/server/index.ts'
import { recordChange } from '#foundation/audit/server/index.ts'
import { filledIn } from '#foundation/content/content.contract.ts'
import type { Db } from '#platform/db/database.ts'
import { isForeignKeyViolation } from '#platform/db/is-foreign-key-violation.ts'
import { isUniqueViolation } from '#platform/db/is-unique-violation.ts'
import { missingOfAwarenessInWords } from '../../admin-awareness-needed.contract.ts'
import {
  type AwarenessFields,
  type AwarenessForm,
  awarenessTexts,
} from '../../admin-awareness-programs.contract.ts'
import { plainName } from '../../awareness-address.contract.ts'
import { mayEditAwareness } from '../../awareness-programs.policy.ts'
import {
  AwarenessChangedMeanwhile,
  AwarenessNameNotPossible,
  AwarenessNameTaken,
  AwarenessNotComplete,
  ChoiceIsGone,
  FilmAddressUnknown,
} from './admin.errors.ts'
import { type Editor, findManagedAwareness } from './find-managed-awareness.ts'
import { missingOfAwareness } from './missing-of-awareness.ts'
import { usualSteps } from './usual-steps.ts'
import { insertAwarenessDraft, isNameTaken, updateAwareness } from './write-awareness.queries.ts'

/**
 * Makes a draft of a program with its four steps, or changes one. What everyone sees keeps its texts.
 * @returns the program's id
 * @throws NotAllowed, AwarenessProgramNotFound, AwarenessChangedMeanwhile, AwarenessNotComplete, AwarenessNameTaken,
 * AwarenessNameNotPossible, FilmAddressUnknown, ChoiceIsGone
 */
export async function saveAwareness(
  db: Db,
  viewer: Editor,
  { fields, now }: { fields: AwarenessFields; now: Date },
): Promise<number> {
  authorize(mayEditAwareness(viewer))
  const form = toForm(fields)
  if (!canStandInAddresses(form.name)) throw new AwarenessNameNotPossible()
  if (form.film_url && !filmOfAddress(form.film_url)) throw new FilmAddressUnknown()
  const { id, revision } = fields
  try {
    return await db.transaction((tx) =>
      id === undefined ? make(tx, viewer, { form, now }) : change(tx, viewer, { id, revision, form, now }),
    )
  } catch (error) {
    if (isUniqueViolation(error, 'awareness_programs_once_a_name')) throw new AwarenessNameTaken()
    throw isForeignKeyViolation(error) ? new ChoiceIsGone() : error
  }
}

interface Given {
  form: AwarenessForm
  now: Date
}

async function make(tx: Db, viewer: Editor, { form, now }: Given): Promise<number> {
  if (await isNameTaken(tx, { name: form.name, but: 0 })) throw new AwarenessNameTaken()
  const id = await insertAwarenessDraft(tx, form, usualSteps())
  const after = { name: form.name, title_en: form.title_en, title_hi: form.title_hi }
  await recordChange(tx, { viewer, action: 'created', kind: 'awareness-program', id, after, now })
  return id
}

async function change(
  tx: Db,
  viewer: Editor,
  { id, revision, form, now }: Given & { id: number; revision: string | undefined },
): Promise<number> {
  const program = await findManagedAwareness(tx, viewer, { id, isLocked: true })
  if (revision !== program.revision) throw new AwarenessChangedMeanwhile()
  const missing = missingOfAwareness(form, program)
  if (program.publication !== 'draft' && missing.length > 0)
    throw new AwarenessNotComplete(missingOfAwarenessInWords(missing))
  if (await isNameTaken(tx, { name: form.name, but: id })) throw new AwarenessNameTaken()
  await updateAwareness(tx, id, form)
  const words = { before: { ...program.form }, after: { ...form } }
  await recordChange(tx, { viewer, action: 'changed', kind: 'awareness-program', id, ...words, now })
  return id
}

/** `b` is the other sign-up page; browsers read dots alone as another address. */
function canStandInAddresses(name: string): boolean {
  const plain = plainName(name)
  return plain !== 'b' && /[\p{L}\p{N}]/u.test(plain)
}

function toForm(fields: AwarenessFields): AwarenessForm {
  const form = filledIn(defaults, fields)
  const name = form.name || (form.title_en || form.title_hi).slice(0, 100)
  return { ...form, name: name.replace(/\s+/gu, ' ').trim() }
}

const defaults: AwarenessForm = {
  ...awarenessTexts.defaults,
  name: '',
  film_url: '',
  film_minutes: 3,
  skill_ids: [],
  tag_ids: [],
  age_group_ids: [],
}
