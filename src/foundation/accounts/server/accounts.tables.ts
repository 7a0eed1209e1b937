import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { ageGroups, occupations, schoolTypes, skills, tags } from '#foundation/taxonomy/server/index.ts'
import { createdAt, identity } from '#platform/db/columns.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const users = pgTable(
  'users',
  {
    id: identity(),
    /** Trimmed and in lower case. */
    email: text('email').notNull().unique(),
    /** When the emailed code confirmed the address; null until then. */
    email_verified_at: moment('email_verified_at'),
    password_hash: text('password_hash').notNull(),
    username: text('username').notNull().unique(),
    first_name: text('first_name').notNull(),
    last_name: text('last_name').notNull(),
    /** E.164, such as +919876543210. */
    mobile: text('mobile'),
    /** ISO 3166-1 alpha-2; decides how the number is displayed and parsed. */
    country_code: text('country_code').notNull().default('IN'),
    gender: text('gender'),
    occupation_id: integer('occupation_id').references(() => occupations.id, { onDelete: 'set null' }),
    /** The occupation chosen at sign-up; later edits don't change it. */
    user_type_id: integer('user_type_id').references(() => occupations.id, { onDelete: 'set null' }),
    school_name: text('school_name'),
    is_promotional: boolean('is_promotional').notNull().default(false),
    is_whatsapp_notification: boolean('is_whatsapp_notification').notNull().default(false),
    /** Whether suggestions that match the preferences appear above lists (For you). */
    is_personalised: boolean('is_personalised').notNull().default(true),
    is_member: boolean('is_member').notNull().default(false),
    is_admin: boolean('is_admin').notNull().default(false),
    /** True once the person has run a campaign for an awareness program. */
    is_promoter: boolean('is_promoter').notNull().default(false),
    disabled_at: moment('disabled_at'),
    /** Storage key of the picture, without size and extension. */
    picture: text('picture'),
    recommendation_text: text('recommendation_text'),
    signup_type: smallint('signup_type').notNull().default(0),
    utm_source: text('utm_source').notNull().default('Direct'),
    utm_medium: text('utm_medium').notNull().default('None'),
    utm_campaign: text('utm_campaign').notNull().default('None'),
    utm_term: text('utm_term'),
    utm_content: text('utm_content'),
    referrer: text('referrer'),
    referring_domain: text('referring_domain'),
    gclid: text('gclid'),
    referral_code: text('referral_code'),
    created_at: createdAt(),
  },
  (table) => [
    check('users_email_is_lower_case', sql`${table.email} = lower(${table.email})`),
    check('users_username_is_an_address_part', sql`${table.username} ~ '^[a-z0-9][a-z0-9-]{1,38}[a-z0-9]$'`),
    check('users_mobile_is_e164', sql`${table.mobile} ~ '^\\+[1-9][0-9]{5,14}$'`),
    index('users_disabled').on(table.id).where(sql`disabled_at is not null`),
    // Match the sort orders of the administration's table of people.
    index('users_by_created').on(table.created_at, table.id),
    index('users_by_name').on(sql`lower(first_name)`, sql`lower(last_name)`, table.id),
    // What the table of people is narrowed and searched by: see `personText`.
    index('users_by_occupation').on(table.occupation_id, table.created_at, table.id),
    index('users_not_confirmed').on(table.created_at, table.id).where(sql`email_verified_at is null`),
    index('users_members').on(table.created_at, table.id).where(sql`is_member`),
    index('users_administrators').on(table.id).where(sql`is_admin`),
    index('users_by_email').on(table.email.op('text_pattern_ops')),
    index('users_by_words').using(
      'gin',
      sql`(first_name || ' ' || last_name || ' ' || email || ' ' || username) gin_trgm_ops`,
    ),
    check('users_gender_is_known', sql`${table.gender} in ('Male', 'Female', 'Others')`),
  ],
)

const ofUser = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** A browser or other client where a person is logged in. The token holds the session's id. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    user_id: ofUser(),
    /** Such as "Chrome on Android". The full User-Agent header could identify a person. */
    device: text('device').notNull(),
    created_at: createdAt(),
    last_seen_at: moment('last_seen_at').notNull().defaultNow(),
    expires_at: moment('expires_at').notNull(),
    ended_at: moment('ended_at'),
  },
  (table) => [
    index('sessions_of_a_person').on(table.user_id, table.last_seen_at.desc()),
    index('sessions_by_last_seen').on(table.last_seen_at.desc(), table.user_id.desc()),
  ],
)

/** An emailed link to choose a new password. Only its hash is stored. */
export const passwordResets = pgTable(
  'password_resets',
  {
    token_hash: text('token_hash').primaryKey(),
    user_id: ofUser(),
    expires_at: moment('expires_at').notNull(),
    used_at: moment('used_at'),
    created_at: createdAt(),
  },
  (table) => [index('password_resets_of_a_person').on(table.user_id)],
)

/** The single valid code for a person's email. */
export const emailCodes = pgTable('email_codes', {
  user_id: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  code_hash: text('code_hash').notNull(),
  expires_at: moment('expires_at').notNull(),
  tries: smallint('tries').notNull().default(0),
  created_at: createdAt(),
})

/**
 * Confirmed emails that a person had before the present one: what was stored by them is still theirs, for a copy of
 * their data and when they leave. One that another account confirms later is deleted.
 */
export const earlierEmails = pgTable(
  'earlier_emails',
  {
    email: text('email').primaryKey(),
    user_id: ofUser(),
    created_at: createdAt(),
  },
  (table) => [index('earlier_emails_of_a_person').on(table.user_id)],
)

/** A table of what people chose from one taxonomy. */
const choicesTable = <Name extends string>(name: Name, term: () => AnyPgColumn) =>
  pgTable(
    name,
    {
      user_id: ofUser(),
      term_id: integer('term_id').notNull().references(term, { onDelete: 'cascade' }),
    },
    (table) => [primaryKey({ columns: [table.user_id, table.term_id] })],
  )

export const userAgeGroups = choicesTable('user_age_groups', () => ageGroups.id)
export const userSkills = choicesTable('user_skills', () => skills.id)
export const userTags = choicesTable('user_tags', () => tags.id)
export const userSchoolTypes = choicesTable('user_school_types', () => schoolTypes.id)
