import type { TextLanguage } from '#contract/wire.ts'
import type { Viewer } from '#foundation/accounts/server/index.ts'
import { cappedTotal } from '#platform/db/counts.ts'
import type { Db } from '#platform/db/database.ts'
import { CursorNotFound } from '#platform/errors/cursor-not-found.ts'
import type { OwnEvent, OwnEventPart } from '../../own-events.contract.ts'
import { isRoomOpen } from '../details/get-event-details.ts'
import { countOwnEvents, isOwnEvent, selectOwnEvents } from './own-events.queries.ts'

interface Wanted {
  part: OwnEventPart
  language: TextLanguage
  now: Date
  page: number
  length: number
  after: number | undefined
}

/**
 * A page of one part of the person's events, and how many each part holds.
 * @throws CursorNotFound
 */
export async function listOwnEvents(db: Db, { id: user_id }: Pick<Viewer, 'id'>, wanted: Wanted) {
  const { page, length, after, now } = wanted
  const found = await selectOwnEvents(db, { ...wanted, user_id, limit: length, offset: (page - 1) * length })
  if (found.length === 0 && after !== undefined && !(await isOwnEvent(db, { user_id, id: after })))
    throw new CursorNotFound()
  const counts = await countOwnEvents(db, { user_id, now })
  const total = counts[wanted.part]
  return {
    data: found.map((event): OwnEvent => ({ ...event, can: abilities(event, now) })),
    ...cappedTotal(total),
    upcoming_count: counts.upcoming,
    on_demand_count: counts.on_demand,
    past_count: counts.past,
  }
}

function abilities(event: Omit<OwnEvent, 'can'>, now: Date): OwnEvent['can'] {
  const { registration, status } = event
  return {
    join: registration?.status === 'registered' && isRoomOpen(event, now),
    cancel: registration !== null && (status === 'Upcoming' || status === 'Scheduled'),
  }
}
