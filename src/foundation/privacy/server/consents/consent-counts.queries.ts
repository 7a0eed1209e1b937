import { sql } from 'drizzle-orm'
import { isoUtc } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import type { ConsentCount } from '../../admin-privacy.contract.ts'
import type { GivenConsent } from '../../privacy.contract.ts'

/** A person's newest choice on each subject; the account's setting if no consent was recorded yet. */
export function selectConsents(db: Db, user_id: number): Promise<GivenConsent[]> {
  return rows<GivenConsent>(
    db,
    sql`select s.subject, coalesce(c.is_given, s.is_given) as is_given, c.version, ${isoUtc(sql`c.at`)} as at
      from users u cross join lateral (values
          ('terms', 1, true, false), ('marketing', 2, u.is_promotional, true),
          ('whatsapp', 3, u.is_whatsapp_notification, true), ('analytics', 4, false, false)
        ) s (subject, place, is_given, is_shown)
        left join lateral (
          select c.is_given, c.version, c.at from consents c
          where c.user_id = u.id and c.subject = s.subject order by c.id desc limit 1
        ) c on true
      where u.id = ${user_id} and (c.at is not null or s.is_shown) order by s.place`,
  )
}

/** Counts the consents of people with an account, by their newest choice. */
export function countConsents(db: Db): Promise<ConsentCount[]> {
  return rows<ConsentCount>(
    db,
    sql`select newest.subject, count(*) filter (where newest.is_given)::int as given,
        count(*) filter (where not newest.is_given)::int as refused
      from (select distinct on (c.user_id, c.subject) c.subject, c.is_given from consents c
        where c.user_id is not null order by c.user_id, c.subject, c.id desc) newest
      group by newest.subject order by newest.subject`,
  )
}
