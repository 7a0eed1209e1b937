import { z } from 'zod'
import type { Db } from '#platform/db/database.ts'
import { enqueue } from '#platform/jobs/enqueue.queries.ts'
import { defineJob } from '#platform/jobs/job.ts'

const HOUR_MS = 60 * 60 * 1_000
/** How long before the start each reminder goes out, and how long before it is too late for one that was held up. */
export const REMINDERS = {
  day: { due: 24 * HOUR_MS, late: 6 * HOUR_MS },
  hour: { due: HOUR_MS, late: 0 },
} as const

/**
 * One job an event and reminder: whom it reaches is found out when it runs, so a change of mind needs no second job.
 */
export const remindJob = defineJob({
  name: 'remind-registered',
  payload: z.object({ event_id: z.int(), before: z.enum(['day', 'hour']), start: z.iso.datetime() }),
  timeLimit: 1_800,
})

/**
 * Has the registered be reminded of an event that starts then. To be called again when the start is moved: reminders
 * of another start than the event has are dropped.
 */
export async function scheduleReminders(
  db: Db,
  { event_id, now, ...of }: { event_id: number; start: Date; now: Date },
): Promise<void> {
  // To the second, whoever tells it: a start names its reminders.
  const start = new Date(Math.floor(of.start.getTime() / 1_000) * 1_000)
  for (const before of ['day', 'hour'] as const) {
    const due = new Date(start.getTime() - REMINDERS[before].due)
    if (due <= now) continue
    const payload = { event_id, before, start: start.toISOString() }
    await enqueue(db, remindJob, payload, { key: `${event_id}:${before}:${payload.start}`, startAfter: due })
  }
}
