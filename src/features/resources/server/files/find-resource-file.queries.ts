import { sql } from 'drizzle-orm'
import { UploadNotFound } from '#foundation/uploads/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import { type Asking, isListed, isVisibleTo } from '../visible-resource.queries.ts'

/** A file of a resource with its upload. */
export interface FoundFile {
  id: number
  storage_key: string
  name: string
  kind: string
  /** The name of its latest page render; null before the first. */
  drawing: string | null
  drawn_pages: number
  /** The person who uploaded it; null for a former member. */
  user_id: number | null
}

const file = sql`f.id, u.storage_key, u.name, u.kind, u.user_id, f.drawing, f.drawn_pages`
const joined = sql`resource_files f join resources r on r.id = f.resource_id join uploaded_files u on u.id = f.file_id`

/**
 * A file of a resource that the viewer may see: listed, or their own.
 * @throws UploadNotFound
 */
export async function findResourceFile(db: Db, viewer: Asking, id: number): Promise<FoundFile> {
  const [found] = await rows<FoundFile>(
    db,
    sql`select ${file} from ${joined} where f.id = ${id} and ${isVisibleTo('r', viewer)}`,
  )
  if (!found) throw new UploadNotFound()
  return found
}

/**
 * A file of a resource, without checking a viewer; undefined if there is none. For jobs, and to tell visitors that
 * they need an account.
 */
export async function selectResourceFile(
  db: Db,
  id: number,
): Promise<(FoundFile & { is_listed: boolean }) | undefined> {
  const [found] = await rows<FoundFile & { is_listed: boolean }>(
    db,
    sql`select ${file}, ${isListed('r')} as is_listed from ${joined} where f.id = ${id}`,
  )
  return found
}

/** Whether an upload belongs to a resource that the viewer may see. Checked on every fetch of its bytes. */
export async function isOfVisibleResource(db: Db, viewer: Asking, file_id: number): Promise<boolean> {
  const found = await rows(
    db,
    sql`select from resource_files f join resources r on r.id = f.resource_id
      where f.file_id = ${file_id} and ${isVisibleTo('r', viewer)}`,
  )
  return found.length > 0
}

export interface PublicSlides {
  id: number
  storage_key: string
  name: string
  media_type: string
  kind: 'powerpoint'
  size_bytes: number
}

/**
 * A public PowerPoint file.
 * @throws UploadNotFound
 */
export async function findPublicSlides(db: Db, id: number): Promise<PublicSlides> {
  const [found] = await rows<PublicSlides>(
    db,
    sql`select f.id, u.storage_key, u.name, u.media_type, u.kind, u.size_bytes::int as size_bytes
      from resource_files f join resources r on r.id = f.resource_id join uploaded_files u on u.id = f.file_id
      where f.id = ${id} and u.kind = 'powerpoint' and ${isListed('r')}`,
  )
  if (!found) throw new UploadNotFound()
  return found
}
