import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt } from '#platform/db/columns.ts'
import { NARROW_ROLES } from '../roles.contract.ts'
import { users } from './accounts.tables.ts'

/** The roles of people, except administrator, which is a column of `users`. */
export const userRoles = pgTable(
  'user_roles',
  {
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text('role', { enum: NARROW_ROLES }).notNull(),
    granted_by: integer('granted_by').references(() => users.id, { onDelete: 'set null' }),
    created_at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.role] }),
    check(
      'user_roles_role_is_known',
      sql`${table.role} in ('content-editor', 'event-host', 'moderator', 'campaign-manager')`,
    ),
    index('user_roles_by_role').on(table.role),
  ],
)
