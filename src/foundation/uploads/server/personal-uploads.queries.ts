import { and, eq, sql } from 'drizzle-orm'
import { isoUtc } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import { uploadedFiles } from './uploads.tables.ts'

/** Every file that a person added, with where it is stored. */
export interface PersonalUpload {
  storage_key: string
  name: string
  media_type: string
  size_bytes: number
  /** Nothing uses it yet; a sweep takes it within a day. */
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

/** Files of a person that nothing uses. Those that something uses stay, and are nobody's from then on. */
export async function takeOutWaiting(tx: Db, user_id: number): Promise<string[]> {
  const taken = await tx
    .delete(uploadedFiles)
    .where(and(eq(uploadedFiles.user_id, user_id), eq(uploadedFiles.is_temporary, true)))
    .returning({ key: uploadedFiles.storage_key })
  return taken.map(({ key }) => key)
}
