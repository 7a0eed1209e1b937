import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { createdAt, identity } from '#platform/db/columns.ts'
import { FILE_KINDS } from '../uploads.contract.ts'

/** Uploaded files. Temporary until something uses them; swept after a day if nothing does. */
export const uploadedFiles = pgTable(
  'uploaded_files',
  {
    id: identity(),
    /** Null for files left by a former member. */
    user_id: integer('user_id'),
    storage_key: text('storage_key').notNull().unique(),
    /** The name that the person gave it, cleaned, with an extension that fits the bytes. */
    name: text('name').notNull(),
    media_type: text('media_type').notNull(),
    kind: text('kind', { enum: FILE_KINDS }).notNull(),
    size_bytes: bigint('size_bytes', { mode: 'number' }).notNull(),
    width: integer('width'),
    height: integer('height'),
    is_temporary: boolean('is_temporary').notNull().default(true),
    /** The resumable upload that it came from, for clients that lost the last response. */
    resumable_id: text('resumable_id').unique(),
    created_at: createdAt(),
    claimed_at: timestamp('claimed_at', { withTimezone: true }),
  },
  (table) => [
    index('uploaded_files_temporary').on(table.user_id, table.created_at).where(sql`is_temporary`),
    index('uploaded_files_to_sweep').on(table.created_at).where(sql`is_temporary`),
    check('uploaded_files_name_is_there', sql`char_length(${table.name}) between 1 and 200`),
    check('uploaded_files_have_bytes', sql`${table.size_bytes} > 0`),
    check('uploaded_files_kept_when_claimed', sql`${table.is_temporary} = (${table.claimed_at} is null)`),
  ],
)

export type UploadedFile = typeof uploadedFiles.$inferSelect
/** Every new file has an owner. */
export type NewUploadedFile = Omit<typeof uploadedFiles.$inferInsert, 'is_temporary' | 'claimed_at'> & {
  user_id: number
}
