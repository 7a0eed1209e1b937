import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { users } from '#foundation/accounts/server/index.ts'
import { createdAt } from '#platform/db/columns.ts'

const person = (name: string) =>
  integer(name)
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** Who blocks whom. The blocked person is never told. */
export const blocks = pgTable(
  'blocks',
  { blocker_id: person('blocker_id'), blocked_id: person('blocked_id'), created_at: createdAt() },
  (table) => [
    primaryKey({ columns: [table.blocker_id, table.blocked_id] }),
    index('blocks_of_the_blocked').on(table.blocked_id),
    check('blocks_are_of_two', sql`${table.blocker_id} <> ${table.blocked_id}`),
  ],
)
