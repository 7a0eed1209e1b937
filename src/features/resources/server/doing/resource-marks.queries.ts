import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'

/** Marks that a person can set on a resource once and remove again. Each count equals the number of rows. */
const marks = {
  like: { table: sql`resource_likes`, count: sql`likes_count` },
  bookmark: { table: sql`resource_bookmarks`, count: sql`bookmarks_count` },
}
export type Mark = keyof typeof marks

interface Marked {
  mark: Mark
  id: number
  user_id: number
}

export async function isMarked(db: Db, { mark, id, user_id }: Marked): Promise<boolean> {
  const { table } = marks[mark]
  return (
    (await rows(db, sql`select from ${table} where resource_id = ${id} and user_id = ${user_id}`)).length > 0
  )
}

/**
 * Sets or removes a like or bookmark. The caller has locked the resource's row, and calls this only if the mark
 * changes.
 */
export async function writeMark(
  tx: Db,
  { mark, id, user_id, isMarked, now }: Marked & { isMarked: boolean; now: Date },
): Promise<void> {
  const { table, count } = marks[mark]
  await tx.execute(
    isMarked
      ? sql`insert into ${table} (resource_id, user_id, created_at)
          values (${id}, ${user_id}, ${now.toISOString()}::timestamptz)`
      : sql`delete from ${table} where resource_id = ${id} and user_id = ${user_id}`,
  )
  await tx.execute(sql`update resources set ${count} = ${count} + ${isMarked ? 1 : -1} where id = ${id}`)
}

export async function selectMarkCount(db: Db, { mark, id }: { mark: Mark; id: number }): Promise<number> {
  const [found] = await rows<{ count: number }>(
    db,
    sql`select ${marks[mark].count} as count from resources where id = ${id}`,
  )
  return found?.count ?? 0
}
