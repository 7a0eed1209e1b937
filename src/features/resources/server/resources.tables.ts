import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, real, smallint, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from '#foundation/accounts/server/index.ts'
import {
  inShortIsShort,
  inShortSymbols,
  symbolsAreFew,
  warningColumns,
  warningsAreKnown,
} from '#foundation/easy-read/server/index.ts'
import { resourceTypes } from '#foundation/taxonomy/server/index.ts'
import { createdAt, identity, localizedText } from '#platform/db/columns.ts'
import { searchVector } from '#platform/db/search-vector.ts'
import {
  type ADD_TYPES,
  DEFAULT_ADD_TYPE,
  LICENCES,
  type MinutesToPrepare,
  PRIVACIES,
  RESOURCE_STATUSES,
} from '../resource-card.contract.ts'

/** Only public resources are listed, searched and counted. */
export const LISTED = sql`status = 'published' and privacy = 'Everyone'`

/**
 * A worksheet, activity, video or other thing that people share. Its counts equal the number of rows they count,
 * updated in the same transaction.
 */
export const resources = pgTable(
  'resources',
  {
    id: identity(),
    /** Optional while it is a draft. */
    resource_type_id: integer('resource_type_id').references(() => resourceTypes.id),
    /** Null for a former member. */
    creator_id: integer('creator_id').references(() => users.id, { onDelete: 'set null' }),
    add_type: smallint('add_type').$type<(typeof ADD_TYPES)[number]>().notNull().default(DEFAULT_ADD_TYPE),
    title: text('title').notNull(),
    /** HTML sanitised by `cleanHtml`. */
    description: text('description').notNull().default(''),
    /** HTML sanitised by `cleanHtml`: how to use the resource. */
    instruction: text('instruction').notNull().default(''),
    /** The easy-read text. */
    in_short: localizedText('in_short').notNull().default({}),
    in_short_symbols: inShortSymbols(),
    ...warningColumns(),
    /** The description as plain text, for cards, shares and the search. */
    summary: text('summary').notNull().default(''),
    keywords: text('keywords').array().notNull().default(sql`'{}'`),
    /** BCP 47, the language of the texts. */
    language: text('language').notNull().default('en'),
    licence: text('licence', { enum: LICENCES }).notNull().default('All rights reserved'),
    /** Who created the work, if it isn't the person's own. */
    credit: text('credit').notNull().default(''),
    /** Null if not stated. */
    minutes_to_prepare: smallint('minutes_to_prepare').$type<MinutesToPrepare>(),
    /** The person confirmed that they may share it. */
    has_rights: boolean('has_rights').notNull().default(false),
    privacy: text('privacy', { enum: PRIVACIES }).notNull().default('Everyone'),
    status: text('status', { enum: RESOURCE_STATUSES }).notNull().default('draft'),
    hidden_reason: text('hidden_reason'),
    likes_count: integer('likes_count').notNull().default(0),
    bookmarks_count: integer('bookmarks_count').notNull().default(0),
    shares_count: integer('shares_count').notNull().default(0),
    rating_sum: integer('rating_sum').notNull().default(0),
    rating_count: integer('rating_count').notNull().default(0),
    /** 0 before the first review. */
    rating: real('rating')
      .notNull()
      .generatedAlwaysAs(sql`coalesce(rating_sum::real / nullif(rating_count, 0), 0)`),
    title_order: text('title_order').notNull().generatedAlwaysAs(sql`left(pankh_plain(title), 100)`),
    /** Names of skills, tags and type, keywords and the creator's name, updated with them. */
    search_words: text('search_words').notNull().default(''),
    title_vector: searchVector('title_vector')
      .notNull()
      .generatedAlwaysAs(sql`pankh_text_vector(title, '', '', '')`),
    search_vector: searchVector('search_vector')
      .notNull()
      .generatedAlwaysAs(sql`pankh_text_vector(title, search_words, description, instruction)`),
    published_at: timestamp('published_at', { withTimezone: true }),
    /** When everyone could first see it and followers were notified. Null if that hasn't happened. */
    shown_to_all_at: timestamp('shown_to_all_at', { withTimezone: true }),
    updated_at: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
    created_at: createdAt(),
  },
  (table) => [
    check('resources_title_is_there', sql`length(trim(${table.title})) between 1 and 300`),
    inShortIsShort('resources', table.in_short),
    symbolsAreFew('resources', table.in_short_symbols),
    warningsAreKnown('resources', table.warnings),
    check('resources_preparing_is_known', sql`${table.minutes_to_prepare} in (0, 5, 15, 30, 60)`),
    check('resources_add_type_is_known', sql`${table.add_type} in (1, 2, 3)`),
    check(
      'resources_counts_are_not_negative',
      sql`least(${table.likes_count}, ${table.bookmarks_count}, ${table.shares_count}, ${table.rating_count}) >= 0`,
    ),
    check(
      'resources_ratings_are_one_to_five',
      sql`${table.rating_sum} between ${table.rating_count} and 5 * ${table.rating_count}`,
    ),
    check('resources_privacy_is_known', sql`${table.privacy} in ('Everyone', 'Only me')`),
    check('resources_status_is_known', sql`${table.status} in ('draft', 'published', 'hidden')`),
    check(
      'resources_published_are_whole',
      sql`${table.status} = 'draft' or num_nulls(${table.resource_type_id}, ${table.published_at}) = 0 and ${table.has_rights}`,
    ),
    check(
      'resources_listed_have_a_moment',
      sql`${table.status} <> 'published' or ${table.privacy} <> 'Everyone' or ${table.shown_to_all_at} is not null`,
    ),
    check(
      'resources_hidden_for_a_reason',
      sql`(${table.status} = 'hidden') = (${table.hidden_reason} is not null)`,
    ),
    // The id sorts in the same direction as the columns before it, so that a cursor is a single row comparison, even
    // among ties.
    index('resources_by_likes').on(table.likes_count.desc(), table.id.desc()).where(LISTED),
    index('resources_by_publication').on(table.published_at.desc(), table.id.desc()).where(LISTED),
    index('resources_by_rating')
      .on(table.rating.desc(), table.rating_count.desc(), table.id.desc())
      .where(LISTED),
    index('resources_by_title').on(table.title_order, table.id).where(LISTED),
    index('resources_by_type')
      .on(table.resource_type_id, table.likes_count.desc(), table.id.desc())
      .where(LISTED),
    index('resources_by_creator').on(table.creator_id, table.likes_count.desc(), table.id.desc()),
    // What administrators see, newest first.
    index('resources_in_administration')
      .on(table.published_at, table.id)
      .where(sql`status <> 'draft' and privacy = 'Everyone'`),
    // Includes the status, so that drafts and the rest are counted from the index alone.
    index('resources_own_newest').on(
      table.creator_id,
      sql`coalesce(published_at, created_at) desc nulls last`,
      table.id.desc(),
      table.status,
    ),
    index('resources_not_listed_of_a_creator').on(table.creator_id).where(sql`not (${LISTED})`),
    index('resources_newest_of_a_creator')
      .on(table.creator_id, table.shown_to_all_at.desc(), table.id.desc())
      .where(LISTED),
    index('resources_by_search_vector').using('gin', table.search_vector).where(LISTED),
    index('resources_by_title_vector').using('gin', table.title_vector).where(LISTED),
  ],
)
