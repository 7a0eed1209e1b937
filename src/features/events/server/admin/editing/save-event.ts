import { authorize } from '#foundation/accounts/server/index.ts'
import { ChoiceIsGone, saveContent } from '#foundation/content/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { isForeignKeyViolation } from '#platform/db/is-foreign-key-violation.ts'
import type { EventFields, EventForm } from '../../../admin-event-fields.contract.ts'
import { mayCreateEvents } from '../../../admin-events.policy.ts'
import { offerFreeSeats } from '../../registering/promote-waitlist.ts'
import { scheduleReminders } from '../../registering/remind-registered.ts'
import { MoveNeedsAnswer, TooFewPlaces } from '../admin-events.errors.ts'
import type { ManagedEventRow, Organiser } from '../find-managed-event.ts'
import { eventContent, expectComplete } from './event-content.ts'
import { toForm } from './event-form.ts'
import { momentsOf, storedMoments } from './event-moments.queries.ts'
import { followMove, isMoved } from './follow-move.ts'
import { publishEvent } from './publish-event.ts'
import { insertDraft, updateEvent } from './write-event.queries.ts'

/**
 * Creates a draft, or updates an event that the viewer organises. A published event must stay complete.
 * @returns the event's id
 * @throws NotAllowed, EventNotFound, EventIsCancelled, EventChangedMeanwhile, EventNotComplete, MoveNeedsAnswer,
 *   TooFewPlaces, ChoiceIsGone, TimeDoesNotExist
 */
export async function saveEvent(
  db: Db,
  viewer: Organiser,
  { fields, now }: { fields: EventFields; now: Date },
): Promise<number> {
  const form = toForm(fields)
  try {
    return await db.transaction(async (tx) => {
      const id = await saveContent(tx, eventContent, {
        viewer,
        fields,
        form,
        named: { title_en: form.title_en },
        now,
        insert(at) {
          authorize(mayCreateEvents(viewer))
          return insertDraft(at, form, viewer)
        },
        update: (at, event) => change(at, event, { form, email_registered: fields.email_registered, now }),
      })
      if (fields.publish) await publishEvent(tx, viewer, { id, now })
      return id
    })
  } catch (error) {
    if (isForeignKeyViolation(error)) throw new ChoiceIsGone()
    throw error
  }
}

interface Change {
  form: EventForm
  email_registered: EventFields['email_registered']
  now: Date
}

async function change(
  tx: Db,
  event: ManagedEventRow,
  { form, email_registered, now }: Change,
): Promise<void> {
  const { id } = event
  const isPublished = event.publication === 'published'
  if (isPublished) expectComplete(form)
  if (form.capacity !== null && form.capacity < event.registered_count) {
    throw new TooFewPlaces(event.registered_count)
  }
  const was = await storedMoments(tx, id)
  // Unchanged times keep their moments: a local time that occurs twice doesn't say which one is meant.
  const is = saysSameTime(form, event.form) ? was : await momentsOf(tx, form)
  await updateEvent(tx, id, { form, moments: is })
  const hasMoved = isMoved({ was, is, now })
  const isAsked = isPublished && event.registered_count > 0 && hasMoved
  if (isAsked && email_registered === undefined) throw new MoveNeedsAnswer(event.registered_count)
  if (isPublished && is.start) await scheduleReminders(tx, { event_id: id, start: is.start, now })
  if (isPublished) await followMove(tx, { event_id: id, was, is, isMailed: email_registered !== 'no', now })
  // Moved after its end, it can have offers that expired, which nothing ended while it was over.
  const mayHaveSeats = hasMoved || form.capacity !== event.form.capacity
  if (isPublished && mayHaveSeats) await offerFreeSeats(tx, { event_id: id, now })
}

const saysSameTime = (one: EventForm, other: EventForm) =>
  one.starts_at === other.starts_at && one.ends_at === other.ends_at && one.time_zone === other.time_zone
