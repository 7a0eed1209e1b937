import { sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { LocalizedText } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'

export type ContentTable = PgTable

/**
 * Locks the row until the transaction ends. A separate statement, because a query that waits for the lock would return
 * the row as it was before.
 */
export async function lockContent(tx: Db, table: ContentTable, id: number): Promise<void> {
  await tx.execute(sql`select from ${table} where id = ${id} for no key update`)
}

/**
 * Sets the publication; `published_at` keeps its first value. Call this and the functions below only under the lock.
 */
export async function writePublication(
  tx: Db,
  table: ContentTable,
  { id, publication, now }: { id: number; publication: string; now: Date },
): Promise<void> {
  await tx.execute(sql`update ${table} set publication = ${publication},
    published_at = coalesce(published_at, ${now.toISOString()}::timestamptz) where id = ${id}`)
}

/** Fails on the foreign keys of rows that refer to it. */
export async function deleteContent(tx: Db, table: ContentTable, id: number): Promise<void> {
  await tx.execute(sql`delete from ${table} where id = ${id}`)
}

export type StoredPicture = {
  picture: string | null
  /** People have none: the name beside a portrait says who it is. */
  picture_alt?: LocalizedText | null
}

export async function findPicture(
  tx: Db,
  { table, id, isPerson }: { table: ContentTable; id: number; isPerson: boolean },
): Promise<StoredPicture> {
  const columns = sql.raw(isPerson ? 'picture' : 'picture, picture_alt')
  const [found] = await rows<StoredPicture>(tx, sql`select ${columns} from ${table} where id = ${id}`)
  if (!found) throw new Error('the content of the picture was not found')
  return found
}

export async function writePicture(
  tx: Db,
  { table, id, picture, picture_alt }: StoredPicture & { table: ContentTable; id: number },
): Promise<void> {
  const alt = picture_alt && JSON.stringify(picture_alt)
  const described = picture_alt === undefined ? sql`` : sql`, picture_alt = ${alt}::jsonb`
  await tx.execute(sql`update ${table} set picture = ${picture}${described} where id = ${id}`)
}
