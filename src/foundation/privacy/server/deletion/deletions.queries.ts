import { eq, sql } from 'drizzle-orm'
import { DAY_MS } from '#contract/durations.ts'
import type { TextLanguage } from '#contract/wire.ts'
import { users } from '#foundation/accounts/server/index.ts'
import { isoUtc } from '#platform/db/columns.ts'
import { countRows, countUpTo } from '#platform/db/counts.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import type { WaitingDeletion } from '../../admin-privacy.contract.ts'
import type { OwnPrivacy } from '../../privacy.contract.ts'
import { accountDeletions } from '../privacy.tables.ts'

const at = (moment: Date) => sql`${moment.toISOString()}::timestamptz`

/** Asking again updates what happens to shared things, but not the day. @returns whether it is new */
export async function writeDeletion(
  tx: Db,
  of: { user_id: number; asked_at: Date; delete_at: Date; keeps_shared: boolean; language: TextLanguage },
): Promise<boolean> {
  const [written] = await rows<{ is_new: boolean }>(
    tx,
    sql`insert into account_deletions (user_id, asked_at, delete_at, keeps_shared, language)
      values (${of.user_id}, ${at(of.asked_at)}, ${at(of.delete_at)}, ${of.keeps_shared}, ${of.language})
      on conflict (user_id) do update set keeps_shared = excluded.keeps_shared
      returning xmax = 0 as is_new`,
  )
  return written?.is_new === true
}

/** @returns whether there was one */
export async function removeDeletion(tx: Db, user_id: number): Promise<boolean> {
  const removed = await tx
    .delete(accountDeletions)
    .where(eq(accountDeletions.user_id, user_id))
    .returning({ user_id: accountDeletions.user_id })
  return removed.length > 0
}

export async function findDeletion(db: Db, user_id: number): Promise<OwnPrivacy['deletion']> {
  const [found] = await rows<NonNullable<OwnPrivacy['deletion']>>(
    db,
    sql`select ${isoUtc(sql`d.asked_at`)} as asked_at, ${isoUtc(sql`d.delete_at`)} as delete_at, d.keeps_shared
      from account_deletions d where d.user_id = ${user_id}`,
  )
  return found ?? null
}

/** The first accounts whose day of deletion has come. */
export async function selectDue(db: Db, of: { now: Date; most: number }): Promise<number[]> {
  const due = await rows<{ user_id: number }>(
    db,
    sql`select user_id from account_deletions where delete_at <= ${at(of.now)}
      order by delete_at, user_id limit ${of.most}`,
  )
  return due.map(({ user_id }) => user_id)
}

export interface DueDeletion {
  id: number
  email: string
  keeps_shared: boolean
  is_admin: boolean
}

/** Locks the account until the transaction ends; undefined if its day hasn't come or the deletion was cancelled. */
export async function lockDue(tx: Db, of: { user_id: number; now: Date }): Promise<DueDeletion | undefined> {
  // Locks the person first, as every other change does; the reverse order could deadlock.
  const [person] = await rows<{ id: number; email: string; is_admin: boolean }>(
    tx,
    sql`select u.id, u.email, u.is_admin from users u where u.id = ${of.user_id} for update`,
  )
  if (!person) return undefined
  const [due] = await rows<{ keeps_shared: boolean }>(
    tx,
    sql`select d.keeps_shared from account_deletions d
      where d.user_id = ${of.user_id} and d.delete_at <= ${at(of.now)} for update`,
  )
  return due && { ...person, ...due }
}

export async function postponeDeletion(tx: Db, of: { user_id: number; until: Date }): Promise<void> {
  await tx
    .update(accountDeletions)
    .set({ delete_at: of.until })
    .where(eq(accountDeletions.user_id, of.user_id))
}

export async function deleteUser(tx: Db, user_id: number): Promise<void> {
  await tx.delete(users).where(eq(users.id, user_id))
}

export const countDeletions = (db: Db): Promise<number> => countRows(db, sql`account_deletions`)

/** Soonest first. */
export async function selectDeletions(
  db: Db,
  of: { limit: number; offset: number },
): Promise<{ deletions: WaitingDeletion[]; total: number }> {
  const deletions = await rows<WaitingDeletion>(
    db,
    sql`select d.user_id, ${isoUtc(sql`d.asked_at`)} as asked_at, ${isoUtc(sql`d.delete_at`)} as delete_at,
        d.keeps_shared
      from account_deletions d order by d.delete_at, d.user_id limit ${of.limit} offset ${of.offset}`,
  )
  return { deletions, total: await countUpTo(db, sql`select 1 from account_deletions`) }
}

const YEAR_MS = 365 * DAY_MS

/** How many accounts were erased in the year before this moment. */
export function countErased(db: Db, now: Date): Promise<number> {
  const since = new Date(now.getTime() - YEAR_MS).toISOString()
  return countRows(
    db,
    sql`audit_log where kind = 'person' and action = 'account-erased' and at > ${since}::timestamptz`,
  )
}

/** Whether this person is the only administrator, not counting those with a scheduled deletion. */
export async function isLastAdministrator(db: Db, user_id: number): Promise<boolean> {
  const [found] = await rows<{ is_last: boolean }>(
    db,
    sql`select exists (select from users u where u.id = ${user_id} and u.is_admin)
      and not exists (select from users u where u.id <> ${user_id} and u.is_admin and u.disabled_at is null
        and not exists (select from account_deletions d where d.user_id = u.id)) as is_last`,
  )
  return found?.is_last === true
}
