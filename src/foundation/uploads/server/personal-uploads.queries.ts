import { and, eq, sql } from 'drizzle-orm'
import { isoUtc } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import { uploadedFiles } from './uploads.tables.ts'

/** A file that a person uploaded, with its storage key. */
export interface PersonalUpload {
  storage_key: string
  name: string
  media_type: string
  size_bytes: number
  /** Nothing uses it yet; the sweep deletes it within a day. */
  is_temporary: boolean
  uploaded_at: string
}

export function selectUploadsOf(db: Db, user_id: number): Promise<PersonalUpload[]> {
  return rows<PersonalUpload>(
    db,
    sql`select f.storage_key, f.name, f.media_type, f.size_bytes::float8 as size_bytes, f.is_temporary,
        ${isoUtc(sql`f.created_at`)} as uploaded_at
      from uploaded_files f where f.user_id = ${user_id} order by f.id`,
  )
}

/** Removes a person's unused files. Files in use stay, without an owner from then on. */
export async function takeOutWaiting(tx: Db, user_id: number): Promise<string[]> {
  const taken = await tx
    .delete(uploadedFiles)
    .where(and(eq(uploadedFiles.user_id, user_id), eq(uploadedFiles.is_temporary, true)))
    .returning({ key: uploadedFiles.storage_key })
  return taken.map(({ key }) => key)
}
