import type { TextLanguage } from '#contract/wire.ts'
import type { Viewer } from '#foundation/accounts/server/index.ts'
import { cappedTotal } from '#platform/db/counts.ts'
import type { Db } from '#platform/db/database.ts'
import { pageWindow } from '#platform/db/page-window.ts'
import { CursorNotFound } from '#platform/errors/cursor-not-found.ts'
import type { OwnEvent, OwnEventPart } from '../../own-events.contract.ts'
import { withCards } from '../catalogue/event-card.queries.ts'
import { roomOf } from '../details/get-event-details.ts'
import { findOwnEvents, selectOwnFacts } from './own-events.queries.ts'

interface Wanted {
  part: OwnEventPart
  language: TextLanguage
  now: Date
  page: number
  length: number
  after: number | undefined
}

/**
 * A page of one part of the person's events, and the size of each part.
 * @throws CursorNotFound
 */
export async function listOwnEvents(db: Db, { id: user_id }: Pick<Viewer, 'id'>, wanted: Wanted) {
  const { part, language, after, now } = wanted
  const window = { part, after, ...pageWindow(wanted) }
  const { ids, counts, is_cursor } = await findOwnEvents(db, { user_id, now, ...window })
  if (after !== undefined && !is_cursor) throw new CursorNotFound()
  const found = await withCards(db, await selectOwnFacts(db, { user_id, now, ids }), { language, now })
  return {
    data: found.map((event): OwnEvent => ({ ...event, ...abilities(event, now) })),
    ...cappedTotal(counts[part]),
    upcoming_count: counts.upcoming,
    on_demand_count: counts.on_demand,
    past_count: counts.past,
  }
}

type Abilities = Pick<OwnEvent, 'can' | 'room_opens_in'>

function abilities(event: Omit<OwnEvent, keyof Abilities>, now: Date): Abilities {
  const { registration, status } = event
  const { can, room_opens_in } = roomOf(registration, event, now)
  const cancel = registration !== null && (status === 'Upcoming' || status === 'Scheduled')
  return { can: { ...can, cancel }, room_opens_in }
}
