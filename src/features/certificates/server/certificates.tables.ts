import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { TEXT_LANGUAGES } from '#contract/wire.ts'
import { awarenessCompletions } from '#features/awareness-programs/server/index.ts'
import { certificatePrograms } from '#features/certificate-programs/server/index.ts'
import { events } from '#features/events/server/index.ts'
import { users } from '#foundation/accounts/server/index.ts'
import { createdAt, hasText, identity, type LocalizedText, localizedText } from '#platform/db/columns.ts'

/** A module of a finished program, as of that day. */
export interface CertifiedModule {
  title: LocalizedText
  minutes: number
  /** The day it was completed; null if unknown. */
  done_on: string | null
  /** Its events; older certificates don't have them. */
  event_ids?: number[]
}

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Numbers certificates continuously, across all years. */
export const certificateNumbers = pgSequence('certificate_numbers')

/** What an event requires for its certificate besides attendance. Without a row: nothing more. */
export const eventCertificateRules = pgTable('event_certificate_rules', {
  event_id: integer('event_id')
    .primaryKey()
    .references(() => events.id, { onDelete: 'cascade' }),
  needs_review: boolean('needs_review').notNull().default(false),
})

/** A snapshot of what was certified: renaming or deleting the event or the person changes nothing here. */
export const issuedCertificates = pgTable(
  'issued_certificates',
  {
    id: identity(),
    /** Twenty random characters of Crockford's base 32: a hundred bits. Opens the check page. */
    code: text('code').notNull().unique(),
    number: text('number').notNull().unique(),
    event_id: integer('event_id').references(() => events.id, { onDelete: 'set null' }),
    /** The certified program, if it isn't an event's certificate. */
    program_id: integer('program_id').references(() => certificatePrograms.id, { onDelete: 'set null' }),
    /** The certified completion of an awareness program, if it is neither an event's nor a program's certificate. */
    completion_id: integer('completion_id').references(() => awarenessCompletions.id, {
      onDelete: 'set null',
    }),
    user_id: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    holder_name: text('holder_name').notNull(),
    title: localizedText('title').notNull(),
    minutes: integer('minutes').notNull(),
    /** The modules of a program's certificate; null for an event's. */
    modules: jsonb('modules').$type<CertifiedModule[]>(),
    /** A program's own words instead of the default ones. */
    heading: localizedText('heading'),
    words: localizedText('words'),
    /** The day in the event's own zone. */
    held_on: date('held_on', { mode: 'string' }).notNull(),
    language: text('language', { enum: TEXT_LANGUAGES }).notNull(),
    issued_at: moment('issued_at').notNull(),
    mailed_at: moment('mailed_at'),
    revoked_at: moment('revoked_at'),
    /** Why it was revoked, for organisers only; `replaced` if a new certificate replaced it. */
    revoke_reason: text('revoke_reason'),
    created_at: createdAt(),
  },
  (table) => [
    check('issued_certificates_code_is_one', sql`${table.code} ~ '^[0-9A-HJKMNP-TV-Z]{20}$'`),
    check('issued_certificates_name_is_there', sql`btrim(${table.holder_name}) <> ''`),
    check('issued_certificates_title_is_there', hasText(table.title)),
    check('issued_certificates_minutes_are_not_negative', sql`${table.minutes} >= 0`),
    check(
      'issued_certificates_revoked_with_reason',
      sql`(${table.revoked_at} is null) = (${table.revoke_reason} is null)`,
    ),
    check(
      'issued_certificates_are_of_one_thing',
      sql`num_nonnulls(${table.event_id}, ${table.program_id}, ${table.completion_id}) <= 1`,
    ),
    uniqueIndex('issued_certificates_one_valid_of_a_program')
      .on(table.program_id, table.user_id)
      .where(sql`revoked_at is null`),
    uniqueIndex('issued_certificates_one_valid_of_a_completion')
      .on(table.completion_id)
      .where(sql`revoked_at is null`),
    uniqueIndex('issued_certificates_one_valid')
      .on(table.event_id, table.user_id)
      .where(sql`revoked_at is null`),
    index('issued_certificates_of_a_person').on(table.user_id, table.id.desc()),
  ],
)
