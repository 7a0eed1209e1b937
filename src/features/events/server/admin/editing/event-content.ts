import { authorize } from '#foundation/accounts/server/index.ts'
import { missingLabels } from '#foundation/content/content.contract.ts'
import { NAMED_WIDTH, PICTURE_WIDTHS, SHARE_WIDTH } from '#foundation/content/content-picture.contract.ts'
import type { PublishedContent } from '#foundation/content/server/index.ts'
import { cover } from '#foundation/uploads/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import {
  type EventForm,
  NEEDED_TO_PUBLISH,
  type NeededToPublish,
} from '../../../admin-event-fields.contract.ts'
import { neededLabels } from '../../../needed-to-publish.contract.ts'
import { EventIsCancelled } from '../../events.errors.ts'
import { events } from '../../events.tables.ts'
import { EventChangedMeanwhile, EventNotComplete } from '../admin-events.errors.ts'
import { findManagedEvent, type ManagedEventRow, type Organiser } from '../find-managed-event.ts'

/** 5:3, in the widths that `pictureSet` expects, and one for `sharePicture`. */
export const eventPictureSizes = [
  ...PICTURE_WIDTHS.map((width) => cover(width, (width * 3) / 5)),
  cover(SHARE_WIDTH, 630),
]

export const eventContent = {
  kind: 'event',
  table: events,
  find: findEventToChange,
  ChangedMeanwhile: EventChangedMeanwhile,
  expectComplete(_, event) {
    authorize(event.can.publish)
    expectComplete(event.form)
  },
  picture: { sizes: eventPictureSizes, label: NAMED_WIDTH },
} satisfies PublishedContent<ManagedEventRow>

/** @throws EventNotFound, EventIsCancelled, NotAllowed */
async function findEventToChange(
  db: Db,
  viewer: Organiser,
  of: { id: number; isLocked?: boolean },
): Promise<ManagedEventRow> {
  const event = await findManagedEvent(db, viewer, of)
  if (event.publication === 'cancelled') throw new EventIsCancelled()
  authorize(event.can.edit)
  return event
}

/**
 * Runs `work` in a transaction that locks an event which the viewer may edit.
 * @throws EventNotFound, EventIsCancelled, NotAllowed
 */
export function changeManagedEvent<T>(
  db: Db,
  viewer: Organiser,
  { id }: { id: number },
  work: (tx: Db) => Promise<T>,
): Promise<T> {
  return db.transaction(async (tx) => {
    await findEventToChange(tx, viewer, { id, isLocked: true })
    return work(tx)
  })
}

/** What is still missing. Texts in one language are enough, as an event may be held in only one. */
export function missingToPublish(form: EventForm): NeededToPublish[] {
  const isThere: Record<NeededToPublish, boolean> = {
    summary: form.summary_en !== '' || form.summary_hi !== '',
    description: form.description_en !== '' || form.description_hi !== '',
    access_captions: form.access_captions !== null,
    access_sign_language: form.access_sign_language !== null,
    access_recording: form.access_recording !== null,
    access_breaks: form.access_breaks !== null,
    access_camera_optional: form.access_camera_optional !== null,
    access_language: form.access_language !== null,
    access_adjustment: form.access_adjustment_en !== '' || form.access_adjustment_hi !== '',
  }
  return NEEDED_TO_PUBLISH.filter((name) => !isThere[name])
}

/** @throws EventNotComplete */
export function expectComplete(form: EventForm): void {
  const missing = missingToPublish(form)
  if (missing.length > 0) throw new EventNotComplete(missingLabels(neededLabels, missing))
}
