import { sql } from 'drizzle-orm'
import type { TextLanguage } from '#contract/wire.ts'
import { isoUtc, type LocalizedText, textIn } from '#platform/db/columns.ts'
import { countUpTo } from '#platform/db/counts.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import type { OwnCertificate } from '../../own-certificates.contract.ts'
import { needsReview } from '../certificates.queries.ts'
import type { CertifiedModule } from '../certificates.tables.ts'
import { REPLACED } from '../reissue-certificate.ts'

export type OwnCertificateRow = Omit<
  OwnCertificate,
  'kind' | 'title' | 'text_language' | 'modules' | 'can'
> & {
  title: LocalizedText
  words: LocalizedText | null
  modules: CertifiedModule[] | null
}

/** Newest first. */
export function selectOwnCertificates(
  db: Db,
  of: {
    user_id: number
    language: TextLanguage
    limit: number
    offset: number
    /** Id of the certificate before the page; used instead of `offset`. */
    after: number | undefined
  },
): Promise<OwnCertificateRow[]> {
  const { user_id, language, limit, offset, after } = of
  const isBehind = after === undefined ? sql`` : sql`and id < ${after}`
  return rows<OwnCertificateRow>(
    db,
    sql`select c.id, c.code, c.number, c.holder_name, c.title, c.words, c.minutes, c.modules, c.held_on,
        ${isoUtc(sql`c.issued_at`)} as issued_at, ${isoUtc(sql`c.revoked_at`)} as revoked_at,
        coalesce(c.revoke_reason = ${REPLACED}, false) as is_replaced,
        case when e.id is not null then json_build_object('id', e.id,
          'type', json_build_object('key', t.key, 'name', ${textIn(sql`t.name`, language)})) end as event,
        case when p.id is not null then json_build_object('id', p.id, 'title', ${textIn(sql`p.title`, language)}) end as program
      from (select * from issued_certificates where user_id = ${user_id} ${isBehind}
        order by id desc nulls last limit ${limit} offset ${after === undefined ? offset : 0}) c
        left join events e on e.id = c.event_id left join event_types t on t.id = e.event_type_id
        left join certificate_programs p on p.id = c.program_id
      order by c.id desc`,
  )
}

/** Counts no further than one past the cap. */
export async function countOwnCertificates(db: Db, user_id: number): Promise<number> {
  return countUpTo(db, sql`select from issued_certificates where user_id = ${user_id}`)
}

/** Events that the person took part in and that certify only after their review, which is missing. */
export async function selectAwaitingReview(db: Db, user_id: number): Promise<number[]> {
  const found = await rows<{ id: number }>(
    db,
    sql`select e.id from event_certificate_rules c join events e on e.id = c.event_id
      where ${needsReview} and e.has_certificate and e.publication <> 'draft' and e.id in (
          select event_id from event_attendances where user_id = ${user_id}
          union select event_id from event_watches where user_id = ${user_id})
        and not exists (select from event_reviews r where r.event_id = e.id and r.user_id = ${user_id})
        and not exists (select from issued_certificates i
          where i.event_id = e.id and i.user_id = ${user_id} and i.revoked_at is null)
      order by e.id`,
  )
  return found.map(({ id }) => id)
}

/** Whether it was issued to the person, so that it can be a cursor in their list. */
export async function isOwnCertificate(db: Db, of: { id: number; user_id: number }): Promise<boolean> {
  const { id, user_id } = of
  return (
    (await rows(db, sql`select 1 from issued_certificates where id = ${id} and user_id = ${user_id}`))
      .length > 0
  )
}
