import { authorize } from '#foundation/accounts/server/index.ts'
import { recordChange } from '#foundation/audit/server/index.ts'
import { deleteDraft } from '#foundation/drafts/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { isForeignKeyViolation } from '#platform/db/is-foreign-key-violation.ts'
import type { EventFields, EventForm } from '../../admin-event-fields.contract.ts'
import { mayCreateEvents } from '../../admin-events.policy.ts'
import { missingInWords } from '../../needed-to-publish.contract.ts'
import { EventIsCancelled } from '../events.errors.ts'
import { scheduleReminders } from '../registering/remind-registered.ts'
import { offerFreePlaces } from '../registering/settle-places.ts'
import {
  ChoiceIsGone,
  EventChangedMeanwhile,
  EventNotComplete,
  MoveNeedsAnswer,
  TooFewPlaces,
} from './admin-events.errors.ts'
import { toForm } from './event-form.ts'
import { momentsOf, storedMoments } from './event-moments.queries.ts'
import { findManagedEvent, type Organiser } from './find-managed-event.ts'
import { followMove, isMoved } from './follow-move.ts'
import { missingToPublish } from './missing-to-publish.ts'
import { publishEvent } from './publish-event.ts'
import { insertDraft, updateEvent } from './write-event.queries.ts'

/**
 * Makes a draft, or changes an event that the person organises. A published one stays complete.
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
      const { revision, email_registered } = fields
      const id =
        fields.id === undefined
          ? await create(tx, viewer, { form, now })
          : await change(tx, viewer, { id: fields.id, revision, email_registered, form, now })
      if (fields.publish) await publishEvent(tx, viewer, { id, now })
      await deleteDraft(tx, { user_id: viewer.id, form: 'event', subject_id: fields.id ?? 0 })
      return id
    })
  } catch (error) {
    if (isForeignKeyViolation(error)) throw new ChoiceIsGone()
    throw error
  }
}

async function create(tx: Db, viewer: Organiser, { form, now }: { form: EventForm; now: Date }) {
  authorize(mayCreateEvents(viewer))
  const id = await insertDraft(tx, form, viewer.id)
  await recordChange(tx, {
    viewer,
    action: 'created',
    kind: 'event',
    id,
    after: { title_en: form.title_en },
    now,
  })
  return id
}

interface Change {
  id: number
  revision: string | undefined
  email_registered: EventFields['email_registered']
  form: EventForm
  now: Date
}

async function change(tx: Db, viewer: Organiser, of: Change): Promise<number> {
  const { id, revision, email_registered, form, now } = of
  const event = await findManagedEvent(tx, viewer, { id, isLocked: true })
  if (event.publication === 'cancelled') throw new EventIsCancelled()
  authorize(event.can.edit)
  if (revision !== event.revision) throw new EventChangedMeanwhile()
  const isPublished = event.publication === 'published'
  const missing = missingToPublish(form)
  if (isPublished && missing.length > 0) throw new EventNotComplete(missingInWords(missing))
  if (form.capacity !== null && form.capacity < event.registered_count) {
    throw new TooFewPlaces(event.registered_count)
  }
  const was = await storedMoments(tx, id)
  // What nobody touched stays: an hour that comes twice says not which.
  const is = saysSameTime(form, event.form) ? was : await momentsOf(tx, form)
  await updateEvent(tx, id, { form, moments: is })
  const isAsked = isPublished && event.registered_count > 0 && isMoved({ was, is, now })
  if (isAsked && email_registered === undefined) throw new MoveNeedsAnswer(event.registered_count)
  const after = { ...form }
  await recordChange(tx, {
    viewer,
    action: 'changed',
    kind: 'event',
    id,
    before: { ...event.form },
    after,
    now,
  })
  if (isPublished && is.start) await scheduleReminders(tx, { event_id: id, start: is.start, now })
  if (isPublished) await followMove(tx, { event_id: id, was, is, isTold: email_registered !== 'no', now })
  if (isPublished && form.capacity !== event.form.capacity) await offerFreePlaces(tx, { event_id: id, now })
  return id
}

const saysSameTime = (one: EventForm, other: EventForm) =>
  one.starts_at === other.starts_at && one.ends_at === other.ends_at && one.time_zone === other.time_zone
