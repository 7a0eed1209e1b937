import { and, eq, ne, or, sql } from 'drizzle-orm'
import { isoUtc } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import { FORGOTTEN } from './mails.queries.ts'
import { mails } from './mails.tables.ts'

interface Addressee {
  id: number
  email: string
}

/** Every email to a person that is still on record, with its content while that is kept. */
export function selectMailsTo(
  db: Db,
  { id, email }: Addressee,
): Promise<Readonly<Record<string, string | null>>[]> {
  return rows(
    db,
    sql`select m.to_address, m.subject, m.kind, m.text, m.status::text as status,
        ${isoUtc(sql`m.created_at`)} as written_at, ${isoUtc(sql`m.sent_at`)} as sent_at
      from mails m where m.user_id = ${id} or (lower(m.to_address) = ${email} and m.user_id is null) order by m.id`,
  )
}

/** How other people's emails can mention a person. */
export interface NamesInMails {
  /** First and last name. */
  name: string
  username: string
}

/**
 * For a person who leaves: deletes queued emails to them, and empties the others and those to other people that mention
 * them.
 * The results of the emptied ones stay.
 */
export async function forgetPersonInMails(
  tx: Db,
  { id, email, ...names }: Addressee & NamesInMails,
): Promise<void> {
  const isTo = or(eq(mails.user_id, id), sql`lower(${mails.to_address}) = ${email}`)
  await tx.delete(mails).where(and(isTo, eq(mails.status, 'queued')))
  await tx
    .update(mails)
    .set({ ...FORGOTTEN, user_id: null })
    .where(isTo)
  const { to_address, ...emptied } = FORGOTTEN
  const words = sql`concat(${mails.subject}, ' ', ${mails.text}, ' ', ${mails.headers})`
  await tx
    .update(mails)
    .set(emptied)
    .where(and(sql`${words} ~* ${patternOf({ email, ...names })}`, ne(mails.status, 'queued')))
}

/** Matches whole words only, and the username only in addresses, because it could be a word like "the". */
function patternOf({ email, name, username }: NamesInMails & { email: string }): string {
  const whole = [name, email].map(asPattern).join('|')
  return `(^|[^[:alnum:]])(${whole})($|[^[:alnum:]])|/${asPattern(username)}($|[^[:alnum:]-])`
}

const asPattern = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
