import { eq, sql } from 'drizzle-orm'
import {
  type Person,
  type PersonalDataProvider,
  type PersonalList,
  readLists,
} from '#foundation/privacy/server/index.ts'
import { m } from '#messages/messages.js'
import { isoUtc } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import type { DraftFields } from '../drafts.contract.ts'
import { formDrafts } from './drafts.tables.ts'

/** Each draft with its fields as `name: value`, because every form has different ones. */
export async function selectDraftsOf(db: Db, { id }: Person): Promise<PersonalList['rows']> {
  const found = await rows<{ form: string; fields: DraftFields; saved_at: string }>(
    db,
    sql`select d.form, d.fields, ${isoUtc(sql`d.saved_at`)} as saved_at from form_drafts d
      where d.user_id = ${id} order by d.saved_at, d.form`,
  )
  return found.map(({ form, fields, saved_at }) => ({
    form,
    fields: Object.entries(fields).map(([name, value]) => `${name}: ${String(value)}`),
    saved_at,
  }))
}

export async function deleteDraftsOf(tx: Db, user_id: number): Promise<void> {
  await tx.delete(formDrafts).where(eq(formDrafts.user_id, user_id))
}

/** What a person filled into forms and hasn't sent. */
export const personalDrafts: PersonalDataProvider = {
  name: 'drafts',
  async exportOf(db, person, language) {
    return {
      lists: await readLists(db, {
        person,
        language,
        lists: [['drafts', m.personal_drafts, selectDraftsOf]],
      }),
    }
  },
  async erase(tx, { id }) {
    await deleteDraftsOf(tx, id)
    return undefined
  },
}
