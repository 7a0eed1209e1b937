import { randomUUID } from 'node:crypto'
import { recordChange } from '#foundation/audit/server/index.ts'
import { filledIn } from '#foundation/content/content.contract.ts'
import type { Db } from '#platform/db/database.ts'
import { isUniqueViolation } from '#platform/db/is-unique-violation.ts'
import { type SpeakerFields, type SpeakerForm, speakerTexts } from '../../admin-speakers.contract.ts'
import { AccountSpeaksAlready, SpeakerChangedMeanwhile, SpeakerNotFound } from './admin-choices.errors.ts'
import { findAccount } from './find-account.ts'
import {
  findSpeakerRow,
  insertSpeaker,
  type SpeakerRow,
  updateSpeaker,
  writeSpeakerAccount,
} from './speakers.queries.ts'

/**
 * Adds a speaker, or changes one. Whoever calls this has checked that the person may.
 * @returns the speaker's id
 * @throws SpeakerNotFound, SpeakerChangedMeanwhile, NoSuchAccount, AccountNotProved, AccountSpeaksAlready
 */
export async function saveSpeaker(
  db: Db,
  viewer: { id: number },
  { fields, now }: { fields: SpeakerFields; now: Date },
): Promise<number> {
  const form = { name: fields.name, ...filledIn(defaults, fields) }
  try {
    return await db.transaction(async (tx) => {
      const before = await findBefore(tx, fields)
      const id = before?.id ?? (await insertSpeaker(tx, { key: randomUUID(), form }))
      if (before) await updateSpeaker(tx, { id, form })
      if (form.email !== (before?.form.email ?? '')) {
        const user_id = form.email ? (await findAccount(tx, form.email)).id : null
        await writeSpeakerAccount(tx, { speaker_id: id, user_id })
      }
      // Which fields, and not what they say: a speaker is a person (decisions, Families first).
      const changed = changedFields(before?.form, form)
      const action = before ? 'changed' : 'created'
      if (changed.length > 0) {
        await recordChange(tx, { viewer, action, kind: 'speaker', id, after: { fields: changed }, now })
      }
      return id
    })
  } catch (error) {
    if (isUniqueViolation(error, 'speaker_accounts_user_id_unique')) throw new AccountSpeaksAlready()
    throw error
  }
}

async function findBefore(tx: Db, { id, revision }: SpeakerFields): Promise<SpeakerRow | undefined> {
  if (id === undefined) return undefined
  const before = await findSpeakerRow(tx, { id, isLocked: true })
  if (!before) throw new SpeakerNotFound()
  if (revision !== before.revision) throw new SpeakerChangedMeanwhile()
  return before
}

const defaults = { place: '', ...speakerTexts.defaults, email: '' }

function changedFields(before: SpeakerForm | undefined, after: SpeakerForm): string[] {
  const names = Object.keys(after) as (keyof SpeakerForm)[]
  return names.filter((name) => after[name] !== (before?.[name] ?? ''))
}
