import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { TEXT_LANGUAGES } from '#contract/wire.ts'
import { users } from '#foundation/accounts/server/index.ts'
import { createdAt, identity, isShapedAsLanguage } from '#platform/db/columns.ts'
import {
  CAMPAIGN_KINDS,
  CAMPAIGN_STATUSES,
  SIGNUP_VARIANTS,
  VISIT_SOURCES,
} from '../awareness-programs.contract.ts'
import { STEP_POSITIONS } from '../awareness-steps.contract.ts'
import { awarenessPrograms } from './awareness-programs.tables.ts'

const SOURCES = sql.raw(VISIT_SOURCES.map((source) => `'${source}'`).join(', '))
const moment = (name: string) => timestamp(name, { withTimezone: true })

/**
 * A person's or an organisation's campaign for a program; on the wire, a subscription. Each is run by one person. An
 * organisation's promoters have their own campaigns, which belong to the organisation's.
 */
export const campaigns = pgTable(
  'campaigns',
  {
    id: identity(),
    program_id: integer('program_id')
      .notNull()
      .references(() => awarenessPrograms.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: CAMPAIGN_KINDS }).notNull(),
    owner_id: integer('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The organisation's campaign that this person's campaign belongs to. */
    part_of_id: integer('part_of_id').references((): AnyPgColumn => campaigns.id, { onDelete: 'set null' }),
    organisation_name: text('organisation_name'),
    status: text('status', { enum: CAMPAIGN_STATUSES }).notNull().default('live'),
    /** When it was suspended by our team, and why. */
    held_at: moment('held_at'),
    hold_reason: text('hold_reason'),
    /** The name that the promoter chose to be shown; empty until then. */
    display_name: text('display_name').notNull().default(''),
    message: text('message').notNull().default(''),
    /** How many people should complete the program. */
    goal: integer('goal').notNull().default(25),
    /** File names among the public pictures. */
    logo: text('logo'),
    cover: text('cover'),
    /** Whether it may appear on leader boards. */
    is_listed: boolean('is_listed').notNull().default(true),
    /** The code in share links that identifies whose link it was: eight characters of Crockford's base 32. */
    referral_code: text('referral_code').notNull().unique(),
    /** The code in the link for people to become promoters of an organisation. */
    join_code: text('join_code').unique(),
    /** The campaign whose link brought its owner. */
    referred_by_id: integer('referred_by_id').references((): AnyPgColumn => campaigns.id, {
      onDelete: 'set null',
    }),
    signup_variant: text('signup_variant', { enum: SIGNUP_VARIANTS }),
    utm_source: text('utm_source').notNull().default('Direct'),
    utm_medium: text('utm_medium').notNull().default('None'),
    utm_campaign: text('utm_campaign').notNull().default('None'),
    /** When its link was last shared with our buttons. */
    shared_at: moment('shared_at'),
    /** The number of its own rows in `awareness_completions`. */
    completions_count: integer('completions_count').notNull().default(0),
    ended_at: moment('ended_at'),
    created_at: createdAt(),
  },
  (table) => [
    check('campaigns_kind_is_known', sql`${table.kind} in ('individual', 'organisation')`),
    check('campaigns_status_is_known', sql`${table.status} in ('live', 'paused', 'ended')`),
    check(
      'campaigns_organisations_have_a_name',
      sql`(${table.kind} = 'organisation') = (coalesce(btrim(${table.organisation_name}), '') <> '')`,
    ),
    check(
      'campaigns_organisations_are_joined',
      sql`(${table.kind} = 'organisation') = (${table.join_code} is not null)`,
    ),
    check(
      'campaigns_organisations_are_whole',
      sql`${table.kind} = 'individual' or ${table.part_of_id} is null`,
    ),
    check('campaigns_signup_variant_is_known', sql`${table.signup_variant} in ('a', 'b')`),
    check('campaigns_goal_can_be_reached', sql`${table.goal} between 1 and 100000`),
    check('campaigns_count_from_nothing', sql`${table.completions_count} >= 0`),
    check('campaigns_held_with_reason', sql`(${table.held_at} is null) = (${table.hold_reason} is null)`),
    check(
      'campaigns_ended_have_a_moment',
      sql`(${table.status} = 'ended') = (${table.ended_at} is not null)`,
    ),
    uniqueIndex('campaigns_one_a_person')
      .on(table.program_id, table.owner_id)
      .where(sql`kind = 'individual'`),
    uniqueIndex('campaigns_one_an_organisation')
      .on(table.program_id, table.owner_id, sql`lower(organisation_name)`)
      .where(sql`kind = 'organisation'`),
    index('campaigns_of_a_person').on(table.owner_id, table.id.desc()),
    index('campaigns_of_an_organisation').on(table.part_of_id),
    index('campaigns_leading').on(table.program_id, table.completions_count.desc(), table.id),
    index('campaigns_referred').on(table.referred_by_id),
    index('campaigns_newest').on(table.id.desc()),
  ],
)

const campaignId = () =>
  integer('campaign_id')
    .notNull()
    .references(() => campaigns.id, { onDelete: 'cascade' })

/** A campaign's progress: one row per step; on the wire, a program detail. */
export const campaignSteps = pgTable(
  'campaign_steps',
  {
    id: identity(),
    campaign_id: campaignId(),
    position: smallint('position').notNull(),
    completed_at: moment('completed_at'),
  },
  (table) => [
    unique('campaign_steps_once_a_position').on(table.campaign_id, table.position),
    check(
      'campaign_steps_are_four',
      sql`${table.position} between 1 and ${sql.raw(`${STEP_POSITIONS.length}`)}`,
    ),
  ],
)

/**
 * A person invited by email. The state of the email is stored with the email itself, whose key is `invitation:{id}`.
 */
export const campaignInvitations = pgTable(
  'campaign_invitations',
  {
    id: identity(),
    campaign_id: campaignId(),
    /** In lower case. */
    email: text('email').notNull(),
    name: text('name').notNull().default(''),
    language: text('language', { enum: TEXT_LANGUAGES }).notNull().default('en'),
    /** The token in the link of its email; opening it confirms the address. */
    token: text('token').notNull().unique(),
    reminded_at: moment('reminded_at'),
    /** When a person first followed its link. */
    opened_at: moment('opened_at'),
    /** When the address unsubscribed from invitations. */
    opted_out_at: moment('opted_out_at'),
    created_at: createdAt(),
  },
  (table) => [
    unique('campaign_invitations_once_an_address').on(table.campaign_id, table.email),
    check('campaign_invitations_language_is_known', isShapedAsLanguage(table.language)),
    check('campaign_invitations_are_lower_case', sql`${table.email} = lower(${table.email})`),
    index('campaign_invitations_newest').on(table.campaign_id, table.id.desc()),
    index('campaign_invitations_by_email').on(table.email),
    index('campaign_invitations_by_moment').on(table.created_at),
  ],
)

/** Addresses that have unsubscribed from the invitations of all campaigns, as keyed hashes. Never deleted. */
export const invitationOptOuts = pgTable('invitation_opt_outs', {
  address_hash: text('address_hash').primaryKey(),
  created_at: createdAt(),
})

/**
 * A visitor's first view of a landing page on a day. Reported by the page's script, which leaves out bots and
 * previews.
 */
export const campaignVisits = pgTable(
  'campaign_visits',
  {
    campaign_id: campaignId(),
    day: date('day', { mode: 'string' }).notNull(),
    /** A hash that differs every day, so that nobody can be tracked by it. */
    visitor: text('visitor').notNull(),
    source: text('source', { enum: VISIT_SOURCES }).notNull(),
    created_at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.campaign_id, table.day, table.visitor] }),
    check('campaign_visits_source_is_known', sql`${table.source} in (${SOURCES})`),
  ],
)

/** A person's completion of a program: once, on whichever pages, with a confirmed address. */
export const awarenessCompletions = pgTable(
  'awareness_completions',
  {
    id: identity(),
    program_id: integer('program_id')
      .notNull()
      .references(() => awarenessPrograms.id, { onDelete: 'cascade' }),
    /** The campaign that it counts for; null once that is deleted. */
    campaign_id: integer('campaign_id').references(() => campaigns.id, { onDelete: 'set null' }),
    invitation_id: integer('invitation_id').references(() => campaignInvitations.id, {
      onDelete: 'set null',
    }),
    user_id: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** In lower case. */
    email: text('email').notNull(),
    /** The name on the certificate. */
    name: text('name').notNull(),
    source: text('source', { enum: VISIT_SOURCES }).notNull().default('link'),
    language: text('language', { enum: TEXT_LANGUAGES }).notNull().default('en'),
    created_at: createdAt(),
  },
  (table) => [
    unique('awareness_completions_once_an_address').on(table.program_id, table.email),
    uniqueIndex('awareness_completions_once_a_person')
      .on(table.program_id, table.user_id)
      .where(sql`user_id is not null`),
    check('awareness_completions_are_lower_case', sql`${table.email} = lower(${table.email})`),
    check('awareness_completions_source_is_known', sql`${table.source} in (${SOURCES})`),
    check('awareness_completions_language_is_known', isShapedAsLanguage(table.language)),
    check('awareness_completions_have_a_name', sql`btrim(${table.name}) <> ''`),
    index('awareness_completions_of_a_campaign').on(table.campaign_id, table.id.desc()),
    index('awareness_completions_of_an_invitation').on(table.invitation_id),
    index('awareness_completions_of_a_person').on(table.user_id),
    index('awareness_completions_by_moment').on(table.created_at),
  ],
)
