import { sql } from 'drizzle-orm'
import { likeWords } from '#platform/db/both-languages.ts'
import { isoUtc } from '#platform/db/columns.ts'
import { countRows } from '#platform/db/counts.ts'
import type { Db } from '#platform/db/database.ts'
import { idList } from '#platform/db/id-list.ts'
import { rising } from '#platform/db/keyset-order.ts'
import { rows } from '#platform/db/query.ts'
import { type TableOrders, tableOrder } from '#platform/db/table-order.ts'
import {
  type AdminCertificate,
  type AdminCertificateFilters,
  CERTIFICATE_SORTS,
  type CertificateSort,
  type UncertifiedPerson,
} from '../../admin-certificates.contract.ts'
import { needsReview } from '../certificates.queries.ts'
import { REPLACED } from '../reissue-certificate.ts'

/** The code as stored. */
export type AdminCertificateRow = AdminCertificate

interface Window {
  limit: number | null
  offset: number
}

const state = sql`case when c.revoked_at is null then 'valid'
  when c.revoke_reason = ${REPLACED} then 'replaced' else 'revoked' end`
const columns = sql`c.id, c.code, c.number, c.holder_name, coalesce(u.email, '') as email, ${state} as state,
  coalesce(nullif(c.revoke_reason, ${REPLACED}), '') as reason, ${isoUtc(sql`c.issued_at`)} as issued_at,
  ${isoUtc(sql`c.mailed_at`)} as mailed_at, ${isoUtc(sql`c.revoked_at`)} as revoked_at`
const certificates = sql`issued_certificates c left join users u on u.id = c.user_id`

const orders: TableOrders<CertificateSort> = {
  newest: [rising(sql`c.id`)],
  name: [rising(sql`lower(c.holder_name)`), rising(sql`c.id`)],
}

/** The certificates of an event or program; without a limit all of them, for a file. */
export async function selectAdminCertificates(
  db: Db,
  of: { filters: AdminCertificateFilters } & Window & ({ event_id: number } | { program_id: number }),
): Promise<{ certificates: AdminCertificateRow[]; total: number }> {
  const { filters, limit, offset } = of
  const isOf = 'event_id' in of ? sql`c.event_id = ${of.event_id}` : sql`c.program_id = ${of.program_id}`
  const isWanted = sql`${isOf}
    and concat(c.holder_name, ' ', c.number, ' ', u.email) ilike ${likeWords(filters.search_query ?? '')}
    and (${filters.state === undefined} or ${state} = ${filters.state ?? null})`
  const found = await rows<AdminCertificateRow>(
    db,
    sql`select ${columns} from ${certificates} where ${isWanted}
      order by ${tableOrder(CERTIFICATE_SORTS, orders, filters)} limit ${limit}::int offset ${offset}`,
  )
  const total = await countRows(db, sql`${certificates} where ${isWanted}`)
  return { certificates: found, total }
}

/** A certificate with its event or program. */
export interface OwnedCertificate extends AdminCertificateRow {
  event_id: number | null
  program_id: number | null
  title: Record<string, string>
}

/** Finds a certificate whose event or program still exists. */
export async function findAdminCertificate(db: Db, id: number): Promise<OwnedCertificate | undefined> {
  const [found] = await rows<OwnedCertificate>(
    db,
    sql`select ${columns}, c.event_id, c.program_id, c.title from ${certificates}
      where c.id = ${id} and (c.event_id is not null or c.program_id is not null)`,
  )
  return found
}

/** People who attended and never had a certificate; if the event requires a review, only those who wrote one. */
export async function selectUncertified(
  db: Db,
  of: { event_id: number; attended_ids: readonly number[]; needs_review: boolean } & Window,
): Promise<{ people: Omit<UncertifiedPerson, 'is_printable'>[]; total: number; unreviewed: number }> {
  const { event_id, attended_ids, needs_review, limit, offset } = of
  const waiting = sql`users u where u.id = any(${idList(attended_ids)})
    and not exists (select from issued_certificates c where c.event_id = ${event_id} and c.user_id = u.id)`
  const hasReviewed = sql`(${!needs_review} or exists (
    select from event_reviews r where r.event_id = ${event_id} and r.user_id = u.id))`
  const people = await rows<Omit<UncertifiedPerson, 'is_printable'>>(
    db,
    sql`select u.id as user_id, concat(u.first_name, ' ', u.last_name) as name, u.email from ${waiting}
      and ${hasReviewed} order by lower(u.first_name), lower(u.last_name), u.id limit ${limit}::int offset ${offset}`,
  )
  const [count] = await rows<{ total: number; unreviewed: number }>(
    db,
    sql`select count(*) filter (where ${hasReviewed})::int as total,
      count(*) filter (where not ${hasReviewed})::int as unreviewed from ${waiting}`,
  )
  return { people, total: count?.total ?? 0, unreviewed: count?.unreviewed ?? 0 }
}

/**
 * What an event's certificates depend on besides its own form. Minutes of the gathering, or else of the recording.
 */
export async function findCertificateRule(
  db: Db,
  event_id: number,
): Promise<{ needs_review: boolean; minutes: number }> {
  const [found] = await rows<{ needs_review: boolean; minutes: number }>(
    db,
    sql`select ${needsReview} as needs_review, round(
        coalesce(extract(epoch from e.end_date_time - e.start_date_time), r.duration_seconds, 0) / 60)::int as minutes
      from events e left join event_recordings r on r.event_id = e.id
        left join event_certificate_rules c on c.event_id = e.id
      where e.id = ${event_id}`,
  )
  return found ?? { needs_review: false, minutes: 0 }
}
