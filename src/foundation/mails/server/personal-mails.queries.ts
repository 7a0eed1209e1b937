import { and, eq, ne, or, type SQL, sql } from 'drizzle-orm'
import { isoUtc } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import { FORGOTTEN } from './mails.queries.ts'
import { mails } from './mails.tables.ts'
import { isForRecipientOnly, subjectWithoutCode } from './recipient-only.queries.ts'

interface Addressee {
  id: number
  /** The account's confirmed emails, as SQL for `in`: another could be someone else's. */
  emails: SQL
}

/**
 * Every email to a person that is still on record, with its content while that is kept: those of the account, and
 * those to its confirmed emails that belong to no account.
 */
export async function selectMailsTo(
  db: Db,
  { id, emails }: Addressee,
): Promise<Readonly<Record<string, string | null>>[]> {
  const found = await rows<{ kind: string; text: string | null }>(
    db,
    sql`select m.to_address, ${subjectWithoutCode} as subject, m.kind, m.text, m.status::text as status,
        ${isoUtc(sql`m.created_at`)} as written_at, ${isoUtc(sql`m.sent_at`)} as sent_at
      from mails m where m.user_id = ${id}
        or (m.user_id is null and lower(m.to_address) in ${emails}) order by m.id`,
  )
  return found.map((mail) => (isForRecipientOnly(mail.kind) ? { ...mail, text: null } : mail))
}

/** How other people's emails can mention a person. */
export interface NamesInMails {
  /** First and last name. */
  name: string
  username: string
}

/**
 * For a person who leaves: deletes queued emails to them, and empties the others and those to other people that mention
 * them. The results of the emptied ones stay. Emails to an address that they never confirmed may be someone else's.
 */
export async function forgetPersonInMails(
  tx: Db,
  { id, emails, ...names }: Addressee & NamesInMails & { email: string },
): Promise<void> {
  const isTo = or(eq(mails.user_id, id), sql`lower(${mails.to_address}) in ${emails}`)
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
    .where(and(sql`${words} ~* ${patternOf(names)}`, ne(mails.status, 'queued')))
}

/** Matches whole words only, and the username only in addresses, because it could be a word like "the". */
function patternOf({ email, name, username }: NamesInMails & { email: string }): string {
  const whole = [name, email].map(asPattern).join('|')
  return `(^|[^[:alnum:]])(${whole})($|[^[:alnum:]])|/${asPattern(username)}($|[^[:alnum:]-])`
}

const asPattern = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
