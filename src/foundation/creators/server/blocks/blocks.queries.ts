import { type SQL, sql } from 'drizzle-orm'
import { isoUtc } from '#platform/db/columns.ts'
import { countRows } from '#platform/db/counts.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import type { BlockedPerson } from '../../blocks.contract.ts'
import { shownName } from '../creator-card.queries.ts'
import type { PublicWork } from '../public-work.queries.ts'

interface Block {
  blocker_id: number
  blocked_id: number
}

/**
 * An SQL condition: the viewer doesn't block the person with this id. Free for a visitor; the blocked ids are read once
 * per statement. `id` may be null, for a former member.
 */
export function isNotBlockedBy(viewer_id: number | null, id: SQL): SQL {
  if (viewer_id === null) return sql`true`
  return sql`(${id} is null or ${id} <> all(array(select k.blocked_id from blocks k where k.blocker_id = ${viewer_id})))`
}

/** Ids of the people whom the viewer blocks: at most a few hundred, none for a visitor. */
export async function selectBlockedIds(db: Db, viewer: { id: number } | null): Promise<number[]> {
  if (!viewer) return []
  const found = await rows<{ id: number }>(
    db,
    sql`select blocked_id as id from blocks where blocker_id = ${viewer.id} order by 1`,
  )
  return found.map(({ id }) => id)
}

/** Whether either of the two blocks the other, so that they can't follow each other. */
export async function isBlockBetween(db: Db, one: number, other: number): Promise<boolean> {
  const found = await rows(
    db,
    sql`select from blocks where (blocker_id, blocked_id) in ((${one}::int, ${other}::int), (${other}::int, ${one}::int))`,
  )
  return found.length > 0
}

export const countBlocked = (db: Db, blocker_id: number): Promise<number> =>
  countRows(db, sql`blocks where blocker_id = ${blocker_id}`)

/** Call it only while both profiles are locked. */
export async function writeBlock(
  tx: Db,
  { isBlocked, now, ...of }: Block & { isBlocked: boolean; now: Date },
) {
  const { blocker_id, blocked_id } = of
  await tx.execute(
    isBlocked
      ? sql`insert into blocks (blocker_id, blocked_id, created_at)
          values (${blocker_id}, ${blocked_id}, ${now.toISOString()}::timestamptz) on conflict do nothing`
      : sql`delete from blocks where blocker_id = ${blocker_id} and blocked_id = ${blocked_id}`,
  )
}

/** Newest first. */
export async function selectBlocked(
  db: Db,
  { blocker_id, work, limit }: { blocker_id: number; work: PublicWork; limit: number },
): Promise<BlockedPerson[]> {
  return rows<BlockedPerson>(
    db,
    sql`select u.id, ${shownName('u', 'c', work)} as name,
        ${isoUtc(sql`k.created_at`)} as blocked_at
      from blocks k join users u on u.id = k.blocked_id left join creator_profiles c on c.user_id = u.id
      where k.blocker_id = ${blocker_id} order by k.created_at desc, u.id desc limit ${limit}`,
  )
}
