import { eq, sql } from 'drizzle-orm'
import type { Person, PersonalList } from '#foundation/privacy/server/index.ts'
import { isoUtc } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import type { DraftFields } from '../drafts.contract.ts'
import { formDrafts } from './drafts.tables.ts'

/** Each form with its fields as `name: value`, since every form has others. */
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
