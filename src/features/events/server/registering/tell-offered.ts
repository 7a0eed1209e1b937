import { notify, titleParams } from '#foundation/notifications/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { selectEventName } from '../event-facts.queries.ts'

/** Under the bell; the mail of an offer goes by its own way, to everyone. */
export async function tellOffered(
  tx: Db,
  { event_id, user_ids, expires, now }: { event_id: number; user_ids: number[]; expires: Date; now: Date },
): Promise<void> {
  const event = await selectEventName(tx, event_id)
  if (!event) return
  const until = expires.toISOString()
  await notify(tx, {
    user_ids,
    kind: 'place_offered',
    // One person has one registration here. Two offers can end alike, at the start: when it was made tells them apart.
    key: `place_offered:${event_id}:${now.toISOString()}`,
    params: { ...titleParams(event.title), until, zone: event.time_zone },
    actor_id: null,
    path: `/events/details/${event_id}`,
    now,
  })
}
