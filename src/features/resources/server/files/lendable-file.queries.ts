import { sql } from 'drizzle-orm'
import { UploadNotFound } from '#foundation/uploads/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import { isListed } from '../visible-resource.queries.ts'

export interface LendableFile {
  id: number
  storage_key: string
  name: string
  media_type: string
  kind: 'powerpoint'
  size_bytes: number
}

/**
 * A PowerPoint file that everyone may see.
 * @throws UploadNotFound
 */
export async function findLendableFile(db: Db, id: number): Promise<LendableFile> {
  const [found] = await rows<LendableFile>(
    db,
    sql`select f.id, u.storage_key, u.name, u.media_type, u.kind, u.size_bytes::int as size_bytes
      from resource_files f join resources r on r.id = f.resource_id join uploaded_files u on u.id = f.file_id
      where f.id = ${id} and u.kind = 'powerpoint' and ${isListed('r')}`,
  )
  if (!found) throw new UploadNotFound()
  return found
}
