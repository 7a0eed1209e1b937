import { z } from 'zod'
import type { Db } from '#platform/db/database.ts'
import { enqueue } from '#platform/jobs/enqueue.queries.ts'
import { defineJob, type HandledJob, handledBy } from '#platform/jobs/job.ts'
import { eventMovedMail } from '../../mails/registration-mails.tsx'
import { type MailingParts, mailedEvent, queueEventMail } from '../../registering/mail-registration.ts'
import { selectThoseOfMoved } from '../../registering/registration-mails.queries.ts'

const moment = z.iso.datetime()

const movedMailsJob = defineJob({
  name: 'tell-event-moved',
  payload: z.object({
    event_id: z.int(),
    /** The time before the move. Null, like the new one, if the event had no date. */
    was: z.object({ start: moment, end: moment }).nullable(),
    start: moment.nullable(),
    end: moment.nullable(),
    moved_at: moment,
  }),
  timeLimit: 1_800,
})

type Move = z.output<typeof movedMailsJob.payload>

/**
 * Queues the emails about an event's new time, or that it has none any more, for everyone who is registered, waiting or
 * offered a seat; those with a seat get an updated or a cancelled calendar entry. Call it in the transaction that moves
 * the event. Times are ISO 8601 in UTC.
 */
export async function enqueueMovedMails(tx: Db, move: Move): Promise<void> {
  await enqueue(tx, movedMailsJob, move)
}

/** If the event has been moved again since, this sends nothing: the later job's email says it all. */
export function mailMoved({ publicUrl, clock }: MailingParts): HandledJob {
  return handledBy(movedMailsJob, async (db, move) => {
    const isWithdrawn = move.start === null
    for (const facts of await selectThoseOfMoved(db, move)) {
      const key = `event-moved:${facts.registration_id}:${move.moved_at}`
      const event = mailedEvent(facts, publicUrl)
      const before = move.was ?? { start: null, end: null }
      const calendar =
        facts.status === 'registered' ? { now: clock.now(), isCancelled: isWithdrawn } : undefined
      const inCalendar = isWithdrawn ? { ...facts, ...before } : facts
      await queueEventMail(db, { facts: inCalendar, publicUrl, kind: 'event-moved', key, calendar }, () =>
        eventMovedMail(event, facts.language, {
          before: { ...event, ...before },
          status: facts.status,
          expires: facts.offer_expires_at,
        }),
      )
    }
  })
}
