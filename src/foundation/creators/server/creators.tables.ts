import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from '#foundation/accounts/server/index.ts'
import { createdAt } from '#platform/db/columns.ts'
import { CHILDREN_HELPED } from '../own-profile.contract.ts'

/** What people publish about themselves. Created when first needed; may be empty. */
export const creatorProfiles = pgTable(
  'creator_profiles',
  {
    user_id: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    designation: text('designation').notNull().default(''),
    introduction: text('introduction').notNull().default(''),
    user_experience: text('user_experience').notNull().default(''),
    qualifications: text('qualifications').notNull().default(''),
    expertise: text('expertise').notNull().default(''),
    associated_organisations: text('associated_organisations').notNull().default(''),
    children_helped: text('children_helped', { enum: CHILDREN_HELPED }),
    /** The number of rows in `follows`, changed in the same transaction. */
    followers_count: integer('followers_count').notNull().default(0),
    /** Set while moderators or reports hide the profile from others. */
    hidden_at: timestamp('hidden_at', { withTimezone: true }),
    hidden_reason: text('hidden_reason'),
  },
  (table) => [
    check('creator_profiles_followers_are_not_negative', sql`${table.followers_count} >= 0`),
    check(
      'creator_profiles_children_helped_is_known',
      sql`${table.children_helped} in ('1-10', '10-100', '100+')`,
    ),
    check(
      'creator_profiles_are_hidden_for_a_reason',
      sql`(${table.hidden_at} is null) = (${table.hidden_reason} is null)`,
    ),
  ],
)

/** Who follows whom; never oneself. */
export const follows = pgTable(
  'follows',
  {
    follower_id: integer('follower_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    followed_id: integer('followed_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    created_at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.follower_id, table.followed_id] }),
    index('follows_newest').on(table.followed_id, table.created_at.desc(), table.follower_id.desc()),
    index('follows_of_a_person').on(table.follower_id, table.created_at.desc(), table.followed_id.desc()),
    check('follows_another', sql`${table.follower_id} <> ${table.followed_id}`),
  ],
)
