import { type SQL, sql } from 'drizzle-orm'
import {
  blockOf,
  isInSet,
  meetingAll,
  named,
  noIds,
  setOf,
  withChosen,
} from '#foundation/catalogue/server/index.ts'
import { isListed, isPublic } from '../visible-event.queries.ts'
import { type Choice, EVENTS } from './event-choices.queries.ts'
import { isListedPlace } from './event-place.queries.ts'
import { at } from './event-status.queries.ts'

// Events whose status will still change with time: few, whatever the size of the catalogue (docs/decisions/046).

const isChanging = (event: string, now: Date): SQL =>
  sql`(${isPublic(event)} and ${sql.raw(event)}.settled_from > ${at(now)})`

/**
 * The `from` clause for such events `e` that match the choices, listed or not. Kept separate, so that no sort order
 * leads the planner through all other events.
 */
export function changingOf(choices: readonly Choice[], now: Date): { withMet: SQL; changing: SQL } {
  const isChosen = choices.length > 0
  const meets = isChosen
    ? sql`join met on met.block = ${blockOf(sql`e.id`)} and ${isInSet(sql`e.id`, sql`met.ids`)}`
    : sql``
  return {
    withMet: isChosen
      ? sql`${withChosen(EVENTS, choices)}, met as materialized (${meetingAll(choices)}),`
      : sql``,
    changing: sql`(select e.* from events e ${meets} where ${isChanging('e', now)} offset 0) e`,
  }
}

/**
 * `listed (block, ids)` for a `with` list: the sets of listed events. Includes settled events except `Over`, and those
 * still changing that are listed now.
 */
export function withListed(now: Date): SQL {
  const own = setOf(sql`e.id`)
  const isListedNow = isListed('e', now)
  return sql`moved as (
    select ${blockOf(sql`e.id`)} as block, coalesce(bit_or(${own}) filter (where ${isListedNow}), ${noIds}) as gained,
      coalesce(bit_or(${own}) filter (where not ${isListedNow}), ${noIds}) as lost
    from events e where ${isChanging('e', now)} and ${isListedPlace(sql`e.settled_place`)} <> ${isListedNow} group by 1),
  settled as (select block, bit_or(ids) as ids from event_facet_ids
    where facet = ${named('place')} and ${isListedPlace(sql`term_id`)} group by block),
  listed as materialized (
    select block, (coalesce(settled.ids, ${noIds}) | coalesce(gained, ${noIds})) & ~coalesce(lost, ${noIds}) as ids
    from settled full join moved using (block))`
}
