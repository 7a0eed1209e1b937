import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { users } from '#foundation/accounts/server/index.ts'
import { createdAt, identity } from '#platform/db/columns.ts'
import { SHARE_CHANNELS } from '../resource-card.contract.ts'
import { resources } from './resources.tables.ts'

/** One person's like of one resource. */
export const resourceLikes = pgTable(
  'resource_likes',
  {
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    resource_id: integer('resource_id')
      .notNull()
      .references(() => resources.id, { onDelete: 'cascade' }),
    created_at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.resource_id] }),
    index('resource_likes_of_a_resource').on(table.resource_id),
  ],
)

/** One person's bookmark of one resource. */
export const resourceBookmarks = pgTable(
  'resource_bookmarks',
  {
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    resource_id: integer('resource_id')
      .notNull()
      .references(() => resources.id, { onDelete: 'cascade' }),
    created_at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.resource_id] }),
    index('resource_bookmarks_of_a_resource').on(table.resource_id),
    index('resource_bookmarks_newest').on(table.user_id, table.created_at.desc()),
  ],
)

/** A completed share, also by visitors. */
export const resourceShares = pgTable(
  'resource_shares',
  {
    id: identity(),
    resource_id: integer('resource_id')
      .notNull()
      .references(() => resources.id, { onDelete: 'cascade' }),
    user_id: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** Null if the client didn't say. */
    channel: text('channel', { enum: SHARE_CHANNELS }),
    created_at: createdAt(),
  },
  (table) => [
    index('resource_shares_of_a_resource').on(table.resource_id),
    index('resource_shares_of_a_person').on(table.user_id),
    check('resource_shares_channel_is_known', sql`${table.channel} in ('device', 'copy', 'whatsapp', 'qr')`),
  ],
)
