import { type SQL, sql } from 'drizzle-orm'
import type { WithRoles } from '#foundation/accounts/roles.contract.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import { organisesAllEvents, seesPeopleOfAllEvents } from '../admin-events.policy.ts'
import { at } from './catalogue/event-status.queries.ts'
import { EventNotFound } from './events.errors.ts'

// Who may see an event. Each condition takes the alias of `events`.

/** Everyone may see it. */
export const isPublic = (event: string): SQL => sql`${sql.raw(event)}.publication = 'published'`

/** Public, or cancelled: its page says so to people who have the link. */
export const hasPage = (event: string): SQL =>
  sql`${sql.raw(event)}.publication in ('published', 'cancelled')`

/**
 * Public, and with something to come or to watch: what lists, links and counts contain. They never contain `Over`
 * events (docs/decisions/006).
 */
export function isListed(event: string, now: Date): SQL {
  const e = sql.raw(event)
  return sql`(${isPublic(event)} and (${e}.access_recording or ${e}.end_date_time is null
    or ${e}.end_date_time > ${at(now)} or coalesce(${e}.film_published_at <= ${at(now)}, false)))`
}

/**
 * Whether a row with an `event_id` belongs to a listed event. The limit keeps the planner from joining, and so from
 * sorting.
 */
export const isLinkToListed = (link: string, now: Date): SQL =>
  sql`(select ${isListed('e', now)} from events e where e.id = ${sql.raw(link)}.event_id limit 1)`

export const isHostedBy = (event: string, { id }: { id: number }): SQL<boolean> =>
  sql<boolean>`exists (select from event_hosts h where h.event_id = ${sql.raw(event)}.id and h.user_id = ${id})`

/** The events that an organiser works on: all for an editor, their own for a host. */
export const isOrganisedBy = (event: string, viewer: WithRoles & { id: number }): SQL =>
  organisesAllEvents(viewer) ? sql`true` : isHostedBy(event, viewer)

/** The events whose participants an organiser sees: all for an administrator, their own for a host. */
export const showsPeopleTo = (event: string, viewer: WithRoles & { id: number }): SQL =>
  seesPeopleOfAllEvents(viewer) ? sql`true` : isHostedBy(event, viewer)

/** @throws EventNotFound for an unknown or unpublished event */
export async function expectVisibleEvent(db: Db, id: number): Promise<void> {
  orNotFound(await rows(db, sql`select e.id from events e where e.id = ${id} and ${isPublic('e')}`))
}

/** @throws EventNotFound for an unknown event and a draft */
export async function expectEventWithPage(db: Db, id: number): Promise<void> {
  orNotFound(await rows(db, sql`select e.id from events e where e.id = ${id} and ${hasPage('e')}`))
}

/** Returns the only row. @throws EventNotFound if there is none */
export function orNotFound<Row>([event]: readonly Row[]): Row {
  if (!event) throw new EventNotFound()
  return event
}
