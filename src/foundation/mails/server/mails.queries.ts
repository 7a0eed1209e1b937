import { and, desc, eq, inArray, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import type { TextLanguage } from '#contract/wire.ts'
import { retention } from '#foundation/feature.ts'
import type { Db } from '#platform/db/database.ts'
import { mails } from './mails.tables.ts'

export type NewMail = Omit<
  typeof mails.$inferInsert,
  'id' | 'message_id' | 'status' | 'tries' | 'last_error' | 'created_at' | 'sent_at'
>
/** A reserved domain that can't receive email (RFC 2606). */
const FORGOTTEN_ADDRESS = 'forgotten@example.invalid'
export const FORGOTTEN = {
  to_address: FORGOTTEN_ADDRESS,
  subject: '',
  html: '',
  text: '',
  headers: {},
  attachments: [],
}

export type Mail = typeof mails.$inferSelect

/** Returns the new id; undefined if an email with this key was written before. */
export async function insertMail(db: Db, mail: NewMail): Promise<number | undefined> {
  const [inserted] = await db.insert(mails).values(mail).onConflictDoNothing().returning({ id: mails.id })
  return inserted?.id
}

/** With its content, so that it can be sent again. */
const wasGivenUp = and(eq(mails.status, 'failed'), ne(mails.html, ''))

/** Takes an email that is queued, or given up when an administrator runs its job again, and counts the try. */
export async function takeUnsentMail(db: Db, id: number): Promise<Mail | undefined> {
  const [mail] = await db
    .update(mails)
    .set({ tries: sql`${mails.tries} + 1` })
    .where(and(eq(mails.id, id), or(eq(mails.status, 'queued'), wasGivenUp)))
    .returning()
  return mail
}

export async function markMailDone(db: Db, id: number, status: 'sent' | 'kept', at: Date): Promise<void> {
  const sent_at = status === 'sent' ? at : null
  await db.update(mails).set({ status, sent_at, last_error: null }).where(eq(mails.id, id))
}

export async function markMailTried(
  db: Db,
  id: number,
  { error, isGivenUp }: { error: string; isGivenUp: boolean },
): Promise<void> {
  const status = isGivenUp ? ('failed' as const) : ('queued' as const)
  await db.update(mails).set({ status, last_error: error }).where(eq(mails.id, id))
}

/** Returns the number of tries; undefined if the email is queued, was sent or has no content. */
export async function markMailQueuedAgain(db: Db, id: number): Promise<number | undefined> {
  const [mail] = await db
    .update(mails)
    .set({ status: 'queued', last_error: null })
    .where(and(eq(mails.id, id), inArray(mails.status, ['failed', 'kept']), ne(mails.html, '')))
    .returning({ tries: mails.tries })
  return mail?.tries
}

const writtenOrSent = sql<Date>`coalesce(${mails.sent_at}, ${mails.created_at})`

/**
 * An email's content can be personal and isn't needed a month after sending, nor a month after it failed. The row stays,
 * with its address and subject.
 */
export const mailsRetention = retention({
  name: 'mails',
  retentionDays: 30,
  job: 'forget-old-mails',
  at: '30 3',
  forget: async (db, before) => {
    await db
      .update(mails)
      .set({ html: '', text: '', attachments: [] })
      .where(and(lt(writtenOrSent, before), ne(mails.status, 'queued'), ne(mails.html, '')))
  },
})

/** Forgets addresses and content of emails to people without an account. The emails' results stay. */
export async function forgetAddressees(db: Db, keys: readonly string[]): Promise<void> {
  await db
    .update(mails)
    .set(FORGOTTEN)
    .where(and(inArray(mails.key, [...keys]), ne(mails.status, 'queued')))
}

/** Deletes the emails still queued. Their jobs then end without sending, and their keys are free again. */
export async function deleteQueuedMails(tx: Db, keys: readonly string[]): Promise<void> {
  await tx.delete(mails).where(and(inArray(mails.key, [...keys]), eq(mails.status, 'queued')))
}

/** Forgets addresses and content, and deletes the emails still queued, because the person they are about has left. */
export async function dropMails(tx: Db, keys: readonly string[]): Promise<void> {
  await deleteQueuedMails(tx, keys)
  await forgetAddressees(tx, keys)
}

/** Forgets addresses and content of a kind's emails that were written before a moment. */
export async function forgetMailsOfKind(
  db: Db,
  { kind, written_before }: { kind: string; written_before: Date },
): Promise<void> {
  const isOld = and(lt(mails.created_at, written_before), ne(mails.status, 'queued'))
  await db
    .update(mails)
    .set(FORGOTTEN)
    .where(and(eq(mails.kind, kind), isOld, ne(mails.to_address, FORGOTTEN_ADDRESS)))
}

export async function selectNewestMails(db: Db, most: number): Promise<Mail[]> {
  return db.select().from(mails).orderBy(desc(mails.id)).limit(most)
}

/**
 * SQL for the language of an email that nobody requested on a page: the one the person chose for all pages, otherwise
 * that of the last email they got, which came from the page they used then; English if there is none.
 */
export function mailLanguageOf(user_id: SQL): SQL<TextLanguage> {
  return sql<TextLanguage>`coalesce((select chosen.language from reading_settings chosen
    where chosen.user_id = ${user_id}), (select last.language from mails last
    where last.user_id = ${user_id} order by last.id desc limit 1), 'en')`
}

/** SQL for the status of the email with this key: queued, sent, kept or failed; null if there is none. */
export const statusOfMail = (key: SQL): SQL<string | null> =>
  sql<string | null>`(select mails.status::text from mails where mails.key = ${key})`
