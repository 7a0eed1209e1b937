import { z } from 'zod'
import { DAY_MS } from '#contract/durations.ts'
import { notify, titleParams } from '#foundation/notifications/server/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { enqueue } from '#platform/jobs/enqueue.queries.ts'
import { defineJob, type HandledJob, handledBy } from '#platform/jobs/job.ts'
import { selectEventName } from '../event-facts.queries.ts'
import { enqueueRegistrationMails } from './registration-mail-jobs.ts'
import {
  capOffers,
  endExpiredOffers,
  findWaitlistState,
  type LockedEvent,
  lockEvent,
  moveRegisteredCount,
  offerToWaiting,
} from './seats.queries.ts'

/** How long a free seat is offered to the first on the waitlist. */
const OFFER_MS = DAY_MS

const promoteWaitlistJob = defineJob({
  name: 'settle-event-places',
  payload: z.object({ event_id: z.int() }),
})

/**
 * Ends expired offers and offers free seats to the waitlist, so that a seat is only left free when nobody is waiting.
 * Updates `event` to match its row.
 */
export async function promoteWaitlist(tx: Db, event: LockedEvent, now: Date): Promise<void> {
  if (event.is_cancelled || (event.status !== 'Upcoming' && event.status !== 'Scheduled')) return
  const { id: event_id, capacity } = event
  const { has_ended_offer, has_waiting } = await findWaitlistState(tx, { event_id, now })
  const isFree = capacity === null || event.registered_count < capacity
  if (!has_ended_offer && !(has_waiting && isFree)) return
  const ended = await endExpiredOffers(tx, { event_id, now })
  const most = capacity === null ? null : Math.max(0, capacity - event.registered_count + ended)
  const expires = offerEnd(event, now)
  const offered = most === 0 ? [] : await offerToWaiting(tx, { event_id, most, expires })
  await moveRegisteredCount(tx, { event_id, by: offered.length - ended })
  event.registered_count += offered.length - ended
  if (offered.length === 0) return
  await enqueueRegistrationMails(tx, { event_id, user_ids: offered })
  await notifyOffered(tx, { event_id, user_ids: offered, expires, now })
  const key = `${event_id}:${expires.toISOString()}`
  await enqueue(tx, promoteWaitlistJob, { event_id }, { key, startAfter: expires })
}

/**
 * No later than the start, so that the next people waiting still have a chance; once it has started, no later than
 * the end.
 */
function offerEnd(
  { start_date_time, end_date_time }: Pick<LockedEvent, 'start_date_time' | 'end_date_time'>,
  now: Date,
): Date {
  const ends = [start_date_time, end_date_time]
    .filter((moment) => moment !== null)
    .map((moment) => new Date(moment).getTime())
    .filter((moment) => moment > now.getTime())
  return new Date(Math.min(now.getTime() + OFFER_MS, ...ends))
}

/**
 * Ends offers no later than a new offer would end: the event was moved to an earlier start. People whose offer now ends
 * earlier are told, by email unless they get the one about the move. The caller has locked and updated the event.
 */
export async function shortenOffers(
  tx: Db,
  event: { id: number; start_date_time: string; end_date_time: string },
  { now, isMailed }: { now: Date; isMailed: boolean },
): Promise<void> {
  const event_id = event.id
  const expires = offerEnd(event, now)
  const user_ids = await capOffers(tx, { event_id, expires })
  if (user_ids.length === 0) return
  if (!isMailed) await enqueueRegistrationMails(tx, { event_id, user_ids })
  await notifyOffered(tx, { event_id, user_ids, expires, now })
  const key = `${event_id}:${expires.toISOString()}`
  await enqueue(tx, promoteWaitlistJob, { event_id }, { key, startAfter: expires })
}

/** Adds the offer to people's notifications. A separate job sends everyone the email. */
async function notifyOffered(
  tx: Db,
  { event_id, user_ids, expires, now }: { event_id: number; user_ids: number[]; expires: Date; now: Date },
): Promise<void> {
  const event = await selectEventName(tx, event_id)
  if (!event) return
  const until = expires.toISOString()
  await notify(tx, {
    user_ids,
    kind: 'place_offered',
    // A person has one registration here. Two offers can both end at the start, so the key has the time they were
    // made.
    key: `place_offered:${event_id}:${now.toISOString()}`,
    params: { ...titleParams(event.title), until, zone: event.time_zone },
    actor_id: null,
    path: `/events/details/${event_id}`,
    now,
  })
}

/** Offers free seats to the waitlist. Call it when an event gets more seats. */
export async function offerFreeSeats(
  db: Db,
  { event_id, now }: { event_id: number; now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    const event = await lockEvent(tx, { id: event_id, now })
    if (event) await promoteWaitlist(tx, event, now)
  })
}

/** Runs when an offer expires. */
export function promoteWaitlistHandled({ clock }: { clock: Clock }): HandledJob {
  return handledBy(promoteWaitlistJob, (db, { event_id }) =>
    offerFreeSeats(db, { event_id, now: clock.now() }),
  )
}
