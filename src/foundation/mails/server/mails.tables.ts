import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgEnum, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { createdAt, identity } from '#platform/db/columns.ts'
import type { Attachment } from '#platform/mail/mailer.ts'

/** `kept` is final: without a mail server, the email can be read in the outbox. */
export const mailStatus = pgEnum('mail_status', ['queued', 'sent', 'kept', 'failed'])

/** Every email that the product writes, from the moment it's requested: the outbox. */
export const mails = pgTable(
  'mails',
  {
    id: identity(),
    /** What the email is about, such as `registered:17:42`. A second one with the same key isn't written. */
    key: text('key').unique(),
    to_address: text('to_address').notNull(),
    user_id: integer('user_id'),
    kind: text('kind').notNull(),
    language: text('language').notNull(),
    subject: text('subject').notNull(),
    html: text('html').notNull(),
    text: text('text').notNull(),
    headers: jsonb('headers').$type<Record<string, string>>().notNull().default({}),
    attachments: jsonb('attachments').$type<Attachment[]>().notNull().default([]),
    message_id: uuid('message_id').notNull().unique().defaultRandom(),
    status: mailStatus('status').notNull().default('queued'),
    tries: integer('tries').notNull().default(0),
    /** Only codes, because a mail server's messages can contain addresses. */
    last_error: text('last_error'),
    created_at: createdAt(),
    sent_at: timestamp('sent_at', { withTimezone: true }),
  },
  (table) => [
    index('mails_by_status').on(table.status, table.created_at),
    index('mails_by_address').on(sql`lower(${table.to_address})`),
    index('mails_of_user').on(table.user_id),
    check(
      'mails_in_one_line',
      sql`${table.to_address} !~ '[[:cntrl:]]' and ${table.subject} !~ '[[:cntrl:]]'`,
    ),
    check('mails_sent_at_a_time', sql`(${table.status} = 'sent') = (${table.sent_at} is not null)`),
  ],
)
