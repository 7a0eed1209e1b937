import {
  notifyFollowers,
  titleParams,
  withdrawFromFollowers,
} from '#foundation/notifications/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { selectEventName } from '../../event-facts.queries.ts'
import { selectSpeakersWithAccount } from './new-event.queries.ts'

/** Queues notifications for the speakers' followers. Call it in the transaction that publishes the event. */
export async function notifyNewEvent(tx: Db, { id, now }: { id: number; now: Date }): Promise<void> {
  const speakers = await selectSpeakersWithAccount(tx, id)
  const event = speakers.length > 0 ? await selectEventName(tx, id) : undefined
  if (!event) return
  for (const actor_id of speakers) {
    await notifyFollowers(tx, {
      kind: 'new_event',
      subject_id: id,
      actor_id,
      params: titleParams(event.title),
      path: `/events/details/${id}`,
      now,
    })
  }
}

/** Withdraws those notifications. Call it in the transaction that cancels the event. */
export async function withdrawEvent(tx: Db, id: number): Promise<void> {
  await withdrawFromFollowers(tx, { kind: 'new_event', subject_id: id })
}
