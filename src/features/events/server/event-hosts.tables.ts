import { index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { users } from '#foundation/accounts/server/index.ts'
import { createdAt } from '#platform/db/columns.ts'
import { events } from './events.tables.ts'

/** The hosts of each event. People with only the role of event host see no other events. */
export const eventHosts = pgTable(
  'event_hosts',
  {
    event_id: integer('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    created_at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.event_id, table.user_id] }),
    index('event_hosts_of_a_person').on(table.user_id),
  ],
)
