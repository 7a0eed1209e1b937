import { sql } from 'drizzle-orm'
import { HOME_ZONE } from '#contract/product.ts'
import type { TextLanguage } from '#contract/wire.ts'
import { ERASED_DOMAIN } from '#foundation/privacy/server/index.ts'
import type { LocalizedText } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'
import { idList } from '#platform/db/id-list.ts'
import { rows } from '#platform/db/query.ts'

export interface CertifiedCompletion {
  /** The account with the confirmed address, if there is one. */
  user_id: number | null
  email: string
  name: string
  /** The name in that account, if any. */
  account_name: string | null
  title: LocalizedText
  language: TextLanguage
  /** ISO 8601 date in the home zone. */
  held_on: string
}

/** Whether the person of completion `a` has been erased, so that nothing more is created for them. */
const isErased = sql`a.email like ${`%@${ERASED_DOMAIN}`}`

/** What the certificate of a completion shows. Undefined if it is deleted or its person erased. */
export async function findCertifiedCompletion(db: Db, id: number): Promise<CertifiedCompletion | undefined> {
  const [found] = await rows<CertifiedCompletion>(
    db,
    sql`select u.id as user_id, a.email, a.name, trim(concat(u.first_name, ' ', u.last_name)) as account_name,
        p.title, a.language, to_char(a.created_at at time zone ${HOME_ZONE}, 'YYYY-MM-DD') as held_on
      from awareness_completions a join awareness_programs p on p.id = a.program_id
        left join lateral (select * from users where id = a.user_id
          or (a.user_id is null and email = a.email and email_verified_at is not null)) u on true
      where a.id = ${id} and not (${isErased})`,
  )
  return found
}

/** Completions since a moment that never had a certificate, oldest first. */
export async function selectUncertifiedCompletions(
  db: Db,
  { since, before, limit }: { since: Date; before: Date; limit: number },
): Promise<number[]> {
  const found = await rows<{ id: number }>(
    db,
    sql`select a.id from awareness_completions a
      where not (${isErased}) and a.created_at between ${since.toISOString()}::timestamptz and ${before.toISOString()}::timestamptz
        and not exists (select from issued_certificates c where c.completion_id = a.id)
      order by a.created_at, a.id limit ${limit}`,
  )
  return found.map(({ id }) => id)
}

/** Assigns the valid certificates of these completions to the account. */
export async function giveToAccount(
  tx: Db,
  { completion_ids, user_id }: { completion_ids: readonly number[]; user_id: number },
): Promise<void> {
  await tx.execute(sql`update issued_certificates set user_id = ${user_id}
    where user_id is null and revoked_at is null and completion_id = any(${idList(completion_ids)})`)
}
