import { sql } from 'drizzle-orm'
import type { TextLanguage } from '#contract/wire.ts'
import { isoUtc, textIn } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import type { AdministeredPerson, PersonWithRoles } from '../../people.contract.ts'
import { personColumns } from './people.queries.ts'

export interface PersonFacts
  extends PersonWithRoles,
    Pick<
      AdministeredPerson,
      | 'mobile'
      | 'school_name'
      | 'user_type'
      | 'is_promoter'
      | 'utm_source'
      | 'disabled_at'
      | 'disabled_reason'
      | 'delete_at'
    > {
  followers: number
  reports_made: number
}

/** The reason given when the account was last closed, while it is closed. */
const closedFor = sql`(select v.changes -> 'reason' ->> 1 from audit_log a
  join audit_personal_values v on v.audit_id = a.id
  where a.kind = 'person' and a.subject_id = u.id and a.action = 'account-closed' and u.disabled_at is not null
  order by a.id desc limit 1)`

/** One person with their account. Undefined if there is no such person. */
export async function findPersonFacts(
  db: Db,
  { id, language }: { id: number; language: TextLanguage },
): Promise<PersonFacts | undefined> {
  const [found] = await rows<PersonFacts>(
    db,
    sql`select ${personColumns('u', language)}, u.mobile, u.school_name, u.is_promoter, u.utm_source,
        (select ${textIn(sql`o.name`, language)} from occupations o where o.id = u.user_type_id) as user_type,
        ${isoUtc(sql`u.disabled_at`)} as disabled_at, ${closedFor} as disabled_reason,
        (select ${isoUtc(sql`d.delete_at`)} from account_deletions d where d.user_id = u.id) as delete_at,
        coalesce((select c.followers_count from creator_profiles c where c.user_id = u.id), 0) as followers,
        (select count(*)::int from reports r where r.user_id = u.id) as reports_made
      from users u where u.id = ${id}`,
  )
  return found
}
