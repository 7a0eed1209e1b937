import { type SQL, sql } from 'drizzle-orm'

/** How the mail with this key stands: queued, sent, kept or failed. Null as long as none was written. */
export const statusOfMail = (key: SQL): SQL<string | null> =>
  sql<string | null>`(select mails.status::text from mails where mails.key = ${key})`
