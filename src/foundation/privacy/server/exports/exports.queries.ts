import { type SQL, sql } from 'drizzle-orm'
import type { TextLanguage } from '#contract/wire.ts'
import { isoUtc } from '#platform/db/columns.ts'
import { countRows } from '#platform/db/counts.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import type { DataExport } from '../../privacy.contract.ts'
import { dataExports } from '../privacy.tables.ts'

const at = (moment: Date) => sql`${moment.toISOString()}::timestamptz`

/** Returns the new id; undefined while another export of the person is being made. */
export async function insertExport(
  tx: Db,
  { now, ...of }: { user_id: number; language: TextLanguage; storage_key: string; now: Date },
): Promise<number | undefined> {
  const [inserted] = await tx
    .insert(dataExports)
    .values({ ...of, asked_at: now })
    .onConflictDoNothing()
    .returning({ id: dataExports.id })
  return inserted?.id
}

/** How many exports were requested after a moment, not counting failed ones, and when the first was. */
export async function exportsSince(
  db: Db,
  of: { user_id: number; moment: Date },
): Promise<{ count: number; first: Date }> {
  const [found] = await rows<{ count: number; first: string | null }>(
    db,
    sql`select count(*)::int as count, ${isoUtc(sql`min(asked_at)`)} as first from data_exports
      where user_id = ${of.user_id} and failed_at is null and asked_at > ${at(of.moment)}`,
  )
  return { count: found?.count ?? 0, first: new Date(found?.first ?? of.moment) }
}

/** Newest first. A file past its day counts as gone, even before it's swept. */
export async function selectExports(
  db: Db,
  of: { user_id: number; now: Date; most: number },
): Promise<DataExport[]> {
  const isThere = sql`e.finished_at is not null and e.storage_key is not null and e.expires_at > ${at(of.now)}`
  return rows<DataExport>(
    db,
    sql`select e.id, ${isoUtc(sql`e.asked_at`)} as asked_at,
        case when e.failed_at is not null then 'failed' when e.finished_at is null then 'waiting'
          when ${isThere} then 'ready' else 'gone' end as state,
        case when ${isThere} then ${isoUtc(sql`e.expires_at`)} end as expires_at,
        e.size_bytes::float8 as size_bytes
      from data_exports e where e.user_id = ${of.user_id} order by e.id desc limit ${of.most}`,
  )
}

export interface WaitingExport {
  id: number
  user_id: number
  email: string
  first_name: string
  language: TextLanguage
}

/**
 * An export still to be made; undefined if it was made or was deleted with the account. One that failed, whose job an
 * administrator runs again, counts as requested now, unless the person has requested another since.
 */
export async function takeWaitingExport(
  db: Db,
  of: { id: number; key: string; now: Date },
): Promise<WaitingExport | undefined> {
  const [taken] = await rows<WaitingExport>(
    db,
    sql`update data_exports e set failed_at = null, storage_key = ${of.key},
        asked_at = case when e.failed_at is null then e.asked_at else ${at(of.now)} end
      from users u
      where u.id = e.user_id and e.id = ${of.id} and e.finished_at is null and (e.failed_at is null or not exists (
        select from data_exports later
        where later.user_id = e.user_id and later.id > e.id and later.failed_at is null))
      returning e.id, e.user_id, u.email, u.first_name, e.language`,
  )
  return taken
}

/** Whether a row refers to the file, so that it will be swept later. */
export async function isExportFinished(db: Db, id: number): Promise<boolean> {
  return (await countRows(db, sql`data_exports where id = ${id} and finished_at is not null`)) > 0
}

/** @returns whether it was still waiting */
export async function finishExport(
  tx: Db,
  of: { id: number; size_bytes: number; expires_at: Date; now: Date },
): Promise<boolean> {
  const done = await rows(
    tx,
    sql`update data_exports set finished_at = ${at(of.now)}, expires_at = ${at(of.expires_at)},
        size_bytes = ${of.size_bytes}
      where id = ${of.id} and finished_at is null and failed_at is null returning id`,
  )
  return done.length > 0
}

export async function failExports(db: Db, which: SQL, now: Date): Promise<void> {
  await db.execute(sql`update data_exports set failed_at = ${at(now)}
    where ${which} and finished_at is null and failed_at is null`)
}

export const exportOfId = (id: number) => sql`id = ${id}`
export const exportsAskedBefore = (moment: Date) => sql`asked_at < ${at(moment)}`

/** The file of the person's own export while it exists. */
export async function findExportFile(
  db: Db,
  of: { id: number; user_id: number; now: Date },
): Promise<{ storage_key: string; size_bytes: number } | undefined> {
  const [file] = await rows<{ storage_key: string; size_bytes: number }>(
    db,
    sql`select e.storage_key, e.size_bytes::float8 as size_bytes from data_exports e
      where e.id = ${of.id} and e.user_id = ${of.user_id} and e.finished_at is not null
        and e.storage_key is not null and e.expires_at > ${at(of.now)}`,
  )
  return file
}

/** Locks exports whose file has expired or that failed. */
export function lockExpiredExports(
  tx: Db,
  of: { now: Date; most: number },
): Promise<{ id: number; storage_key: string }[]> {
  return rows(
    tx,
    sql`select id, storage_key from data_exports
      where storage_key is not null and (expires_at <= ${at(of.now)} or failed_at is not null)
        and num_nonnulls(finished_at, failed_at) = 1
      order by expires_at limit ${of.most} for update skip locked`,
  )
}

export async function forgetExportFile(tx: Db, id: number): Promise<void> {
  await tx.execute(sql`update data_exports set storage_key = null where id = ${id}`)
}

export async function exportKeysOf(tx: Db, user_id: number): Promise<string[]> {
  const found = await rows<{ storage_key: string }>(
    tx,
    sql`select storage_key from data_exports where user_id = ${user_id} and storage_key is not null`,
  )
  return found.map(({ storage_key }) => storage_key)
}

export async function countExports(
  db: Db,
  now: Date,
): Promise<{ waiting: number; ready: number; failed: number; bytes: number }> {
  const [counted] = await rows<{ waiting: number; ready: number; failed: number; bytes: number }>(
    db,
    sql`select count(*) filter (where finished_at is null and failed_at is null)::int as waiting,
        count(*) filter (where finished_at is not null and expires_at > ${at(now)})::int as ready,
        count(*) filter (where failed_at is not null)::int as failed,
        coalesce(sum(size_bytes) filter (where finished_at is not null and expires_at > ${at(now)}), 0)::float8
          as bytes
      from data_exports`,
  )
  return counted ?? { waiting: 0, ready: 0, failed: 0, bytes: 0 }
}
