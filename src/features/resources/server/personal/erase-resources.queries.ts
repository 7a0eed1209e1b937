import { sql } from 'drizzle-orm'
import { eraseReviews } from '#foundation/reviews/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { idList } from '#platform/db/id-list.ts'
import { rows } from '#platform/db/query.ts'
import { reviewedResources } from '../reviews/resource-reviews.queries.ts'
import { isListed } from '../visible-resource.queries.ts'

/**
 * Locks every resource that the person created, liked, bookmarked or reviewed, in the order of ids like every other
 * writer, so that two erasures can't deadlock.
 */
export async function lockTouched(tx: Db, user_id: number): Promise<void> {
  await tx.execute(sql`select from resources where creator_id = ${user_id}
      or id in (select resource_id from resource_likes where user_id = ${user_id})
      or id in (select resource_id from resource_bookmarks where user_id = ${user_id})
      or id in (select resource_id from resource_reviews where user_id = ${user_id})
    order by id for update`)
}

/** Deletes likes and bookmarks, and updates the counts. */
export async function withdrawMarks(tx: Db, user_id: number): Promise<void> {
  await tx.execute(sql`with withdrawn as (delete from resource_likes where user_id = ${user_id} returning resource_id)
    update resources set likes_count = likes_count - 1 where id in (select resource_id from withdrawn)`)
  await tx.execute(sql`with withdrawn as (delete from resource_bookmarks where user_id = ${user_id} returning resource_id)
    update resources set bookmarks_count = bookmarks_count - 1 where id in (select resource_id from withdrawn)`)
}

export const withdrawReviews = (tx: Db, of: { user_id: number; keepsShared: boolean }) =>
  eraseReviews(tx, reviewedResources, of)

/**
 * Locks all of a person's resources before changing the first: the triggers that count the library lock resources
 * first.
 */
export async function lockResourcesOf(tx: Db, user_id: number): Promise<void> {
  await tx.execute(sql`select from resources where creator_id = ${user_id} order by id for update`)
}

/** The resources deleted with their creator: all of them, or only those that nobody else can see. */
export async function selectLeaving(
  tx: Db,
  { user_id, keepsShared }: { user_id: number; keepsShared: boolean },
): Promise<{ id: number; is_listed: boolean }[]> {
  return rows(
    tx,
    sql`select r.id, ${isListed('r')} as is_listed from resources r
      where r.creator_id = ${user_id} ${keepsShared ? sql`and not (${isListed('r')})` : sql``} order by r.id`,
  )
}

export interface LeavingFile {
  file_id: number
  storage_key: string
  drawing: string | null
}

export function selectLeavingFiles(tx: Db, resource_ids: readonly number[]): Promise<LeavingFile[]> {
  return rows(
    tx,
    sql`select f.file_id, u.storage_key, f.drawing from resource_files f join uploaded_files u on u.id = f.file_id
      where f.resource_id = any(${idList(resource_ids)}) order by f.id`,
  )
}

/** Deletes resources with everything that belongs to them, and the rows of their files. */
export async function deleteLeaving(
  tx: Db,
  { ids, files }: { ids: readonly number[]; files: readonly LeavingFile[] },
): Promise<void> {
  await tx.execute(sql`delete from resources where id = any(${idList(ids)})`)
  const file_ids = files.map(({ file_id }) => file_id)
  await tx.execute(sql`delete from uploaded_files where id = any(${idList(file_ids)})`)
}
