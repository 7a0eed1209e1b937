import { sql } from 'drizzle-orm'
import { confirmedEmails } from '#foundation/accounts/server/index.ts'
import { ERASED_DOMAIN, type Person, type PersonalList } from '#foundation/privacy/server/index.ts'
import { isoUtc } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'

/** Records with an email belong to a person only once they have confirmed it. */
export function selectOwnSessions(db: Db, { id }: Person): Promise<PersonalList['rows']> {
  return rows(
    db,
    sql`select r.topic, r.speaker_name, r.holder_name, r.email, r.held_on::text as held_on, r.minutes, r.code,
        ${isoUtc(sql`r.created_at`)} as noted_at
      from counselling_records r where r.email in ${confirmedEmails(id)} order by r.held_on, r.id`,
  )
}

/** The record stays with its code. @param name shown instead of theirs */
export async function maskRecords(tx: Db, { person, name }: { person: Person; name: string }): Promise<void> {
  await tx.execute(sql`update counselling_records r
    set holder_name = ${name}, email = 'erased-' || r.id || ${`@${ERASED_DOMAIN}`}::text
    where r.email in ${confirmedEmails(person.id)}`)
}
