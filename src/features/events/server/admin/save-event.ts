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
import { ChoiceIsGone, EventChangedMeanwhile, EventNotComplete, TooFewPlaces } from './admin-events.errors.ts'
import { findManagedEvent, type Organiser } from './find-managed-event.ts'
import { followMove } from './follow-move.ts'
import { formOf } from './form-of-fields.ts'
import { missingToPublish } from './missing-to-publish.ts'
import { insertDraft, momentsOf, updateEvent } from './write-event.queries.ts'

/**
 * Makes a draft, or changes an event that the person organises. A published one stays complete.
 * @returns the event's id
 * @throws NotAllowed, EventNotFound, EventIsCancelled, EventChangedMeanwhile, EventNotComplete, TooFewPlaces, ChoiceIsGone
 */
export async function saveEvent(
  db: Db,
  viewer: Organiser,
  { fields, now }: { fields: EventFields; now: Date },
): Promise<number> {
  const form = formOf(fields)
  try {
    return await db.transaction(async (tx) => {
      const id =
        fields.id === undefined
          ? await create(tx, viewer, { form, now })
          : await change(tx, viewer, { id: fields.id, revision: fields.revision, form, now })
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
  form: EventForm
  now: Date
}

async function change(tx: Db, viewer: Organiser, { id, revision, form, now }: Change): Promise<number> {
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
  const was = await momentsOf(tx, event.form)
  const is = await updateEvent(tx, id, form)
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
  if (isPublished) await followMove(tx, { event_id: id, was, is, now })
  if (isPublished && form.capacity !== event.form.capacity) await offerFreePlaces(tx, { event_id: id, now })
  return id
}
