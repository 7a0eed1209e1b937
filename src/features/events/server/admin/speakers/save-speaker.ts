import { randomUUID } from 'node:crypto'
import { filledIn } from '#foundation/content/content.contract.ts'
import { type Editor, saveContent } from '#foundation/content/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { isUniqueViolation } from '#platform/db/is-unique-violation.ts'
import { type SpeakerFields, speakerTexts } from '../../../admin-speakers.contract.ts'
import { AccountSpeaksAlready } from '../admin-choices.errors.ts'
import { findAccount } from '../people/find-account.ts'
import { speakerContent } from './speaker-content.ts'
import { insertSpeaker, updateSpeaker, writeSpeakerAccount } from './speakers.queries.ts'

/**
 * Adds or updates a speaker. The caller checks the permission.
 * @returns the speaker's id
 * @throws SpeakerNotFound, SpeakerChangedMeanwhile, NoSuchAccount, AccountNotProved, AccountSpeaksAlready
 */
export async function saveSpeaker(
  db: Db,
  viewer: Editor,
  { fields, now }: { fields: SpeakerFields; now: Date },
): Promise<number> {
  const form = { name: fields.name, ...filledIn(defaults, fields) }
  try {
    return await saveContent(db, speakerContent, {
      viewer,
      fields,
      form,
      named: {},
      now,
      async insert(tx) {
        const id = await insertSpeaker(tx, { key: randomUUID(), form })
        if (form.email) await nameAccount(tx, id, form.email)
        return id
      },
      async update(tx, before) {
        await updateSpeaker(tx, { id: before.id, form })
        if (form.email !== before.form.email) await nameAccount(tx, before.id, form.email)
      },
    })
  } catch (error) {
    if (isUniqueViolation(error, 'speaker_accounts_user_id_unique')) throw new AccountSpeaksAlready()
    throw error
  }
}

/** Links the account that answers as the speaker; an empty email unlinks it. */
async function nameAccount(tx: Db, speaker_id: number, email: string): Promise<void> {
  const user_id = email ? (await findAccount(tx, email)).id : null
  await writeSpeakerAccount(tx, { speaker_id, user_id })
}

const defaults = { place: '', ...speakerTexts.defaults, email: '' }
