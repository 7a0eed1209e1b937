import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '#foundation/accounts/server/index.ts'
import { identity } from '#platform/db/columns.ts'
import { ANALYTICS_EVENT_KEYS } from '../analytics.contract.ts'

const KEYS = sql.raw(ANALYTICS_EVENT_KEYS.map((key) => `'${key}'`).join(', '))

/** Analytics events, with the person if they were logged in. Emptied by `forget-old-signals`. */
export const analyticsEvents = pgTable(
  'signals',
  {
    id: identity(),
    key: text('key', { enum: ANALYTICS_EVENT_KEYS }).notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    user_id: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** A route pattern, such as `/events/details/$id`. */
    page: text('page').notNull(),
    /** The event, resource, program or campaign that the page is about. */
    subject_id: integer('subject_id'),
    program_name: text('program_name'),
    utm_source: text('utm_source').notNull().default('Direct'),
    utm_medium: text('utm_medium').notNull().default('None'),
    utm_campaign: text('utm_campaign').notNull().default('None'),
    /** The browser's random id if its person consented to sharing; null for events that are never shared. */
    device_id: uuid('device_id'),
    shared_at: timestamp('shared_at', { withTimezone: true }),
  },
  (table) => [
    check('signals_key_is_known', sql`${table.key} in (${KEYS})`),
    index('signals_by_moment').on(table.at),
    index('signals_of_a_person').on(table.user_id),
    index('signals_to_share').on(table.id).where(sql`device_id is not null and shared_at is null`),
    check('signals_shared_with_consent', sql`${table.shared_at} is null or ${table.device_id} is not null`),
  ],
)
