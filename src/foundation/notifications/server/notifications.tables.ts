import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'
import { users } from '#foundation/accounts/server/index.ts'
import { createdAt, identity } from '#platform/db/columns.ts'
import { DIGEST_PACES, NOTIFICATION_CHANNELS, NOTIFICATION_TOPICS } from '../notifications.contract.ts'

const ofUser = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

const TOPICS = sql.raw(NOTIFICATION_TOPICS.map((topic) => `'${topic}'`).join(', '))
const CHANNELS = sql.raw(NOTIFICATION_CHANNELS.map((channel) => `'${channel}'`).join(', '))
const PACES = sql.raw(DIGEST_PACES.map((pace) => `'${pace}'`).join(', '))

/** A notification for one person. Its text is made when it's read, in the reader's language. */
export const notifications = pgTable(
  'notifications',
  {
    id: identity(),
    user_id: ofUser(),
    topic: text('topic', { enum: NOTIFICATION_TOPICS }).notNull(),
    /** Which sentence it is, such as `question_answered`. */
    kind: text('kind').notNull(),
    /** What it's about, such as `question_answered:17`; once per person. */
    key: text('key').notNull(),
    /** What the sentence needs besides the actor's name. */
    params: jsonb('params').$type<Record<string, string>>().notNull().default({}),
    /** The person who caused it; null for the product itself or a former member. */
    actor_id: integer('actor_id').references(() => users.id, { onDelete: 'set null' }),
    /** The path on this site that it links to. */
    path: text('path').notNull(),
    created_at: createdAt(),
    read_at: timestamp('read_at', { withTimezone: true }),
  },
  (table) => [
    unique('notifications_once').on(table.key, table.user_id),
    index('notifications_newest').on(table.user_id, table.id.desc()),
    index('notifications_unread').on(table.user_id).where(sql`read_at is null`),
    index('notifications_by_age').on(table.created_at),
    index('notifications_of_an_actor').on(table.actor_id),
    check('notifications_topic_is_known', sql`${table.topic} in (${TOPICS})`),
    check('notifications_lead_into_this_site', sql`${table.path} ~ '^/([^/]|$)'`),
  ],
)

/** People's choices that differ from the default for a topic on a channel. */
export const notificationChoices = pgTable(
  'notification_choices',
  {
    user_id: ofUser(),
    topic: text('topic', { enum: NOTIFICATION_TOPICS }).notNull(),
    channel: text('channel', { enum: NOTIFICATION_CHANNELS }).notNull(),
    is_wanted: boolean('is_wanted').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.topic, table.channel] }),
    check('notification_choices_topic_is_known', sql`${table.topic} in (${TOPICS})`),
    check('notification_choices_channel_is_known', sql`${table.channel} in (${CHANNELS})`),
  ],
)

/** Who wants a digest, and when the last one ended. */
export const notificationDigests = pgTable(
  'notification_digests',
  {
    user_id: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    pace: text('pace', { enum: DIGEST_PACES }).notNull(),
    /** When the last digest ended; at first, when the digest was chosen. */
    told_until: timestamp('told_until', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('notification_digests_due').on(table.pace, table.told_until),
    check('notification_digests_pace_is_known', sql`${table.pace} in (${PACES})`),
  ],
)
