import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { TEXT_LANGUAGES } from '#contract/wire.ts'
import { users } from '#foundation/accounts/server/index.ts'
import { identity, isShapedAsLanguage } from '#platform/db/columns.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** A requested export of a person's data: made by a job, kept for some days. */
export const dataExports = pgTable(
  'data_exports',
  {
    id: identity(),
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    language: text('language', { enum: TEXT_LANGUAGES }).notNull(),
    asked_at: moment('asked_at').notNull(),
    finished_at: moment('finished_at'),
    failed_at: moment('failed_at'),
    /** The key of the ZIP file, set when it's requested; null after it's swept. */
    storage_key: text('storage_key').unique(),
    size_bytes: bigint('size_bytes', { mode: 'number' }),
    /** When the file may be swept. */
    expires_at: moment('expires_at'),
  },
  (table) => [
    uniqueIndex('data_exports_one_at_a_time')
      .on(table.user_id)
      .where(sql`finished_at is null and failed_at is null`),
    index('data_exports_of_a_person').on(table.user_id, table.id.desc()),
    index('data_exports_to_sweep').on(table.expires_at).where(sql`storage_key is not null`),
    check('data_exports_language_is_known', isShapedAsLanguage(table.language)),
    check('data_exports_end_in_one_way', sql`num_nonnulls(${table.finished_at}, ${table.failed_at}) <= 1`),
  ],
)

/** Accounts with a scheduled deletion. Cancelling deletes the row; so does deleting the account. */
export const accountDeletions = pgTable(
  'account_deletions',
  {
    user_id: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    asked_at: moment('asked_at').notNull(),
    /** When the time to cancel ends and the job deletes the account. */
    delete_at: moment('delete_at').notNull(),
    /** What was shared stays, under "a former member". */
    keeps_shared: boolean('keeps_shared').notNull().default(false),
    language: text('language', { enum: TEXT_LANGUAGES }).notNull(),
  },
  (table) => [
    index('account_deletions_due').on(table.delete_at),
    check('account_deletions_can_be_taken_back', sql`${table.delete_at} > ${table.asked_at}`),
    check('account_deletions_language_is_known', isShapedAsLanguage(table.language)),
  ],
)
