import { filmOfAddress } from '#contract/film-address.ts'
import { authorize } from '#foundation/accounts/server/index.ts'
import { filledIn } from '#foundation/content/content.contract.ts'
import { ChoiceIsGone, type Editor, saveContent } from '#foundation/content/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { isForeignKeyViolation } from '#platform/db/is-foreign-key-violation.ts'
import { isUniqueViolation } from '#platform/db/is-unique-violation.ts'
import {
  type AwarenessFields,
  type AwarenessForm,
  awarenessTexts,
} from '../../admin-awareness-programs.contract.ts'
import { plainName } from '../../awareness-address.contract.ts'
import { mayEditAwareness } from '../../awareness-programs.policy.ts'
import { AwarenessNameNotPossible, AwarenessNameTaken, FilmAddressUnknown } from './admin.errors.ts'
import { awarenessContent, expectComplete } from './awareness-content.ts'
import { insertAwarenessDraft, isNameTaken, updateAwareness } from './write-awareness.queries.ts'

/**
 * Creates a draft program with its steps, or updates a program. A published program must stay complete.
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
  const { title_en, title_hi, name } = form
  const named = { name, title_en, title_hi }
  try {
    return await saveContent(db, awarenessContent, {
      viewer,
      fields,
      form,
      named,
      now,
      async insert(tx) {
        await expectFreeName(tx, { name, but: 0 })
        return insertAwarenessDraft(tx, form)
      },
      async update(tx, program) {
        if (program.publication !== 'draft') expectComplete(form, program)
        await expectFreeName(tx, { name, but: program.id })
        await updateAwareness(tx, program.id, form)
      },
    })
  } catch (error) {
    if (isUniqueViolation(error, 'awareness_programs_once_a_name')) throw new AwarenessNameTaken()
    throw isForeignKeyViolation(error) ? new ChoiceIsGone() : error
  }
}

async function expectFreeName(tx: Db, of: { name: string; but: number }): Promise<void> {
  if (await isNameTaken(tx, of)) throw new AwarenessNameTaken()
}

/** `b` is the other sign-up page; browsers resolve dots as relative paths. */
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
