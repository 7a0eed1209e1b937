import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { homeDay } from '#contract/product.ts'
import type { TextLanguage } from '#contract/wire.ts'
import { wasPresent } from '#features/events/server/index.ts'
import type { LocalizedText } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'
import { idList } from '#platform/db/id-list.ts'
import { rows } from '#platform/db/query.ts'
import { eventCertificateRules, issuedCertificates } from './certificates.tables.ts'

export type IssuedCertificate = typeof issuedCertificates.$inferSelect
export type NewCertificate = Pick<
  typeof issuedCertificates.$inferInsert,
  | 'code'
  | 'event_id'
  | 'program_id'
  | 'completion_id'
  | 'user_id'
  | 'holder_name'
  | 'title'
  | 'minutes'
  | 'modules'
  | 'heading'
  | 'words'
  | 'held_on'
  | 'language'
  | 'issued_at'
>

/** An event or program with the certified person; or a completion, whose person needs no account. */
export type CertifiedPart =
  | { event_id: number; user_id: number }
  | { program_id: number; user_id: number }
  | { completion_id: number; user_id: number | null }

function isOf(of: CertifiedPart) {
  const { event_id, program_id, completion_id, user_id } = issuedCertificates
  if ('completion_id' in of) return eq(completion_id, of.completion_id)
  const part = 'event_id' in of ? eq(event_id, of.event_id) : eq(program_id, of.program_id)
  return and(part, eq(user_id, of.user_id))
}

/** The person's valid certificate of the event, program or completion. */
export async function selectValidCertificate(
  db: Db,
  of: CertifiedPart,
): Promise<IssuedCertificate | undefined> {
  const [found] = await db
    .select()
    .from(issuedCertificates)
    .where(and(isOf(of), isNull(issuedCertificates.revoked_at)))
  return found
}

/** Whether organisers revoked the person's last one. */
export async function hasRevokedCertificate(db: Db, of: CertifiedPart): Promise<boolean> {
  // Only counts revoked ones, because another call may just have issued a new one.
  const revoked = and(isOf(of), isNotNull(issuedCertificates.revoked_at))
  return (await db.$count(issuedCertificates, revoked)) > 0
}

export async function selectCertificateByCode(db: Db, code: string): Promise<IssuedCertificate | undefined> {
  const [found] = await db.select().from(issuedCertificates).where(eq(issuedCertificates.code, code))
  return found
}

export async function selectCertificate(db: Db, id: number): Promise<IssuedCertificate | undefined> {
  const [found] = await db.select().from(issuedCertificates).where(eq(issuedCertificates.id, id))
  return found
}

/** The certificate, with its row locked until the transaction ends. */
export async function lockCertificate(tx: Db, id: number): Promise<IssuedCertificate | undefined> {
  const [found] = await tx
    .select()
    .from(issuedCertificates)
    .where(eq(issuedCertificates.id, id))
    .for('update')
  return found
}

/**
 * @param prefix of its number, followed by the year in the home zone and a counter of at least six digits. Undefined
 * if the person already has a valid one.
 */
export async function insertCertificate(
  db: Db,
  { prefix, ...certificate }: NewCertificate & { prefix: string },
): Promise<IssuedCertificate | undefined> {
  const year = homeDay(certificate.issued_at).slice(0, 4)
  const number = sql<string>`${`${prefix}-${year}-`}::text || to_char(nextval('certificate_numbers'), 'FM999999999000000')`
  const [inserted] = await db
    .insert(issuedCertificates)
    .values({ ...certificate, number })
    .onConflictDoNothing()
    .returning()
  return inserted
}

/** Returns whether it was valid until now. */
export async function markRevoked(
  db: Db,
  { id, reason, now }: { id: number; reason: string; now: Date },
): Promise<boolean> {
  const changed = await db
    .update(issuedCertificates)
    .set({ revoked_at: now, revoke_reason: reason })
    .where(and(eq(issuedCertificates.id, id), isNull(issuedCertificates.revoked_at)))
    .returning({ id: issuedCertificates.id })
  return changed.length > 0
}

/** Claims the right to email it now. False if it was emailed after `before`. */
export async function markMailed(
  db: Db,
  { id, before, now }: { id: number; before: Date; now: Date },
): Promise<boolean> {
  const changed = await db
    .update(issuedCertificates)
    .set({ mailed_at: now })
    .where(
      and(
        eq(issuedCertificates.id, id),
        sql`(${issuedCertificates.mailed_at} is null or ${issuedCertificates.mailed_at} <= ${before.toISOString()}::timestamptz)`,
      ),
    )
    .returning({ id: issuedCertificates.id })
  return changed.length > 0
}

export interface CertifiedEvent {
  title: LocalizedText
  has_certificate: boolean
  needs_review: boolean
  minutes: number
  held_on: string
}

/**
 * Whether event `e` with the rule `c` certifies only after a review. A cancelled event can't be reviewed, so those who
 * attended it need none.
 */
export const needsReview = sql`coalesce(c.needs_review and e.publication <> 'cancelled', false)`

/**
 * What a published or cancelled event's certificate shows of it for one of its attendees: the minutes are those of the
 * gathering, or of the recording if they only watched that. A recording that was never live is dated `now`.
 */
export async function findCertifiedEvent(
  db: Db,
  { event_id, user_id, now }: { event_id: number; user_id: number; now: Date },
): Promise<CertifiedEvent | undefined> {
  const gathering = sql`extract(epoch from e.end_date_time - e.start_date_time)`
  const length = sql`case when ${wasPresent('e', user_id, now)} then ${gathering}
    else coalesce(r.duration_seconds, ${gathering}, 0) end`
  const [found] = await rows<CertifiedEvent>(
    db,
    sql`select e.title, e.has_certificate, ${needsReview} as needs_review,
        round(${length} / 60)::int as minutes,
        to_char(coalesce(e.start_date_time, ${now.toISOString()}::timestamptz) at time zone e.time_zone, 'YYYY-MM-DD') as held_on
      from events e left join event_recordings r on r.event_id = e.id
        left join event_certificate_rules c on c.event_id = e.id
      where e.id = ${event_id} and e.publication <> 'draft'`,
  )
  return found
}

export interface Holder {
  user_id: number
  email: string
  first_name: string
  last_name: string
  language: TextLanguage
}

/** People by their ids, with the language of their registration. */
export async function selectHolders(
  db: Db,
  { event_id, user_ids }: { event_id: number; user_ids: readonly number[] },
): Promise<Holder[]> {
  return rows<Holder>(
    db,
    sql`select u.id as user_id, u.email, u.first_name, u.last_name, coalesce(g.language, 'en') as language
      from users u left join event_registrations g on g.user_id = u.id and g.event_id = ${event_id}
      where u.id = any(${idList(user_ids)}) order by u.id`,
  )
}

/** The names in people's accounts now. */
export function selectNames(
  db: Db,
  user_ids: readonly number[],
): Promise<Pick<Holder, 'user_id' | 'first_name' | 'last_name'>[]> {
  return rows(
    db,
    sql`select id as user_id, first_name, last_name from users where id = any(${idList(user_ids)}) order by id`,
  )
}

/** Sets whether the event requires a review before it certifies. */
export async function setCertificateRule(
  db: Db,
  rule: { event_id: number; needs_review: boolean },
): Promise<void> {
  const { needs_review } = rule
  await db
    .insert(eventCertificateRules)
    .values(rule)
    .onConflictDoUpdate({ target: eventCertificateRules.event_id, set: { needs_review } })
}
