import { and, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm'
import { retention } from '#foundation/feature.ts'
import { occupations } from '#foundation/taxonomy/server/index.ts'
import { isoUtc } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'
import type { UserDetails } from '../../accounts.contract.ts'
import type { Session } from '../../sessions.contract.ts'
import { sessions, users } from '../accounts.tables.ts'
import { asDetails, type DetailsRow, detailsColumns } from '../people/user-details.queries.ts'
import type { Viewer } from './viewer.ts'

/** An open session with its person's current row; undefined if the person is disabled. */
export async function findSession(
  db: Db,
  wanted: { id: string; now: Date },
): Promise<{ viewer: Viewer; details: UserDetails; last_seen_at: Date } | undefined> {
  const [row] = await db
    .select({ ...detailsColumns, last_seen_at: sessions.last_seen_at })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .leftJoin(occupations, eq(occupations.id, users.user_type_id))
    .where(
      and(
        eq(sessions.id, wanted.id),
        isNull(sessions.ended_at),
        gt(sessions.expires_at, wanted.now),
        isNull(users.disabled_at),
      ),
    )
  if (!row) return undefined
  const { last_seen_at, ...person } = row
  return { viewer: asViewer(person, wanted.id), details: asDetails(person), last_seen_at }
}

export function asViewer(row: DetailsRow, session_id: string): Viewer {
  return {
    id: row.user_id,
    session_id,
    username: row.username,
    first_name: row.first_name,
    last_name: row.last_name,
    email: row.email,
    is_otp_verified: row.email_verified_at !== null,
    is_admin: row.is_admin,
    is_member: row.is_member,
    roles: row.roles,
  }
}

export async function insertSession(
  db: Db,
  session: { user_id: number; device: string; now: Date; expires_at: Date },
): Promise<string> {
  const { now, ...row } = session
  const [inserted] = await db
    .insert(sessions)
    .values({ ...row, created_at: now, last_seen_at: now })
    .returning({ id: sessions.id })
  if (!inserted) throw new Error('a session was not inserted')
  return inserted.id
}

export async function touchSession(db: Db, { id, now }: { id: string; now: Date }): Promise<void> {
  await db.update(sessions).set({ last_seen_at: now }).where(eq(sessions.id, id))
}

/** Ends a person's open sessions: one, all but one, or all. Returns how many ended. */
export async function endSessions(
  db: Db,
  of: { user_id: number; now: Date; only?: string; except?: string | undefined },
): Promise<number> {
  const ended = await db
    .update(sessions)
    .set({ ended_at: of.now })
    .where(
      and(
        eq(sessions.user_id, of.user_id),
        isNull(sessions.ended_at),
        of.only === undefined ? undefined : eq(sessions.id, of.only),
        of.except === undefined ? undefined : ne(sessions.id, of.except),
      ),
    )
    .returning({ id: sessions.id })
  return ended.length
}

/** The newest 100 open sessions of a person, latest first. */
export async function selectSessions(
  db: Db,
  of: { user_id: number; current: string; now: Date },
): Promise<Session[]> {
  const found = await db
    .select({
      id: sessions.id,
      device: sessions.device,
      created: isoUtc(sessions.created_at),
      last_seen: isoUtc(sessions.last_seen_at),
      is_current: sql<boolean>`${sessions.id} = ${of.current}`,
    })
    .from(sessions)
    .where(and(eq(sessions.user_id, of.user_id), isNull(sessions.ended_at), gt(sessions.expires_at, of.now)))
    .orderBy(desc(sessions.last_seen_at), desc(sessions.id))
    .limit(100)
  return found as Session[]
}

/** Sessions that ended or expired a month ago, and links and codes that have been unusable for as long. */
export const sessionsRetention = retention({
  name: 'sessions',
  retentionDays: 30,
  job: 'forget-old-sessions',
  at: '35 3',
  forget: async (db, moment) => {
    const before = sql`${moment.toISOString()}::timestamptz`
    await db.execute(sql`delete from sessions where least(ended_at, expires_at) < ${before}`)
    await db.execute(sql`delete from password_resets where least(used_at, expires_at) < ${before}`)
    await db.execute(sql`delete from email_codes where expires_at < ${before}`)
  },
})
