import { and, eq, ne, or, type SQL, sql } from 'drizzle-orm'
import { isoUtc } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import { nameInMail } from '#platform/mail/mail-line.ts'
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
  await tx
    .update(mails)
    .set(emptied)
    .where(and(namesOthers, ne(mails.status, 'queued'), mentions(names)))
}

/** The emails that say what someone else did: of other kinds, the words of a name are only words. */
const namesOthers = sql`(${mails.kind} like 'notification-%'
  or ${mails.kind} in ('digest', 'campaign-invitation', 'campaign-invitation-reminder'))`

/**
 * Whole words as they are written. The name counts where these emails name a person: in the subject, or in the lines of
 * a digest. The username counts only in addresses, because it could be a word like "the".
 */
function mentions({ email, name, username }: NamesInMails & { email: string }): SQL {
  const whole = (...words: string[]) => `(^|[^[:alnum:]])(${words.map(asPattern).join('|')})($|[^[:alnum:]])`
  return sql`(case when ${mails.kind} = 'digest' then ${mails.text} else ${mails.subject} end
      ~ ${whole(name, nameInMail(name))}
    or ${mails.text} ~ ${`${whole(email)}|/${asPattern(username)}($|[^[:alnum:]-])`})`
}

const asPattern = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
