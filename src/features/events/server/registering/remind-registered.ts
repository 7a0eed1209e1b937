import { z } from 'zod'
import { HOUR_MS } from '#contract/durations.ts'
import type { Db } from '#platform/db/database.ts'
import { enqueue } from '#platform/jobs/enqueue.queries.ts'
import { defineJob } from '#platform/jobs/job.ts'

/** How long before the start each reminder is due, and how long before it a delayed one is no longer sent. */
export const REMINDERS = {
  day: { due: 24 * HOUR_MS, late: 6 * HOUR_MS },
  hour: { due: HOUR_MS, late: 0 },
} as const

/** One job per event and reminder. It finds its recipients when it runs, so later changes need no second job. */
export const remindJob = defineJob({
  name: 'remind-registered',
  payload: z.object({ event_id: z.int(), before: z.enum(['day', 'hour']), start: z.iso.datetime() }),
  timeLimit: 1_800,
})

/**
 * Schedules the reminders for an event with this start. Call it again when the start moves: reminders for any other
 * start are dropped.
 */
export async function scheduleReminders(
  db: Db,
  { event_id, now, ...of }: { event_id: number; start: Date; now: Date },
): Promise<void> {
  // Rounded to the second, because the start is part of the job's key.
  const start = new Date(Math.floor(of.start.getTime() / 1_000) * 1_000)
  for (const before of ['day', 'hour'] as const) {
    const due = new Date(start.getTime() - REMINDERS[before].due)
    if (due <= now) continue
    const payload = { event_id, before, start: start.toISOString() }
    await enqueue(db, remindJob, payload, { key: `${event_id}:${before}:${payload.start}`, startAfter: due })
  }
}
