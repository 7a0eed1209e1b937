import { recordChange } from '#foundation/audit/server/index.ts'
import {
  cover,
  deletePublicPicture,
  publicPictureAddress,
  publicPictureName,
  publishUploadedPicture,
  replacePublicPicture,
  type Uploads,
} from '#foundation/uploads/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { NAMED_WIDTH, PICTURE_WIDTHS, SHARE_WIDTH } from '../../event-picture.contract.ts'
import { PictureNotThere } from './admin-events.errors.ts'
import { changeManagedEvent } from './change-managed-event.ts'
import { type EventPicture, findPicture, writePicture } from './event-picture.queries.ts'
import type { Organiser } from './find-managed-event.ts'

interface Of {
  id: number
  uploads: Uploads
  now: Date
}

const SIZES = [...PICTURE_WIDTHS.map((width) => cover(width, (width * 3) / 5)), cover(SHARE_WIDTH, 630)]
const NONE: EventPicture = { picture: null, picture_alt: null }

/**
 * Sets an event's picture and what is on it in words; without a file the words alone. The one before is deleted.
 * @throws EventNotFound, EventIsCancelled, NotAllowed, UploadNotFound, FileIsNoPicture, PictureNotThere
 */
export async function setEventPicture(
  db: Db,
  viewer: Organiser,
  { upload_id, alt_en = '', alt_hi = '', ...of }: Of & GivenPicture,
): Promise<void> {
  const picture_alt = { ...(alt_en ? { en: alt_en } : {}), ...(alt_hi ? { hi: alt_hi } : {}) }
  // Nothing is made of a stranger's file.
  await changeManagedEvent(db, viewer, of, async () => undefined)
  if (upload_id === undefined) {
    await write(db, viewer, of, ({ picture }) => {
      if (picture === null) throw new PictureNotThere()
      return { picture, picture_alt }
    })
    return
  }
  const sent = { userId: viewer.id, fileId: upload_id, sizes: SIZES, now: of.now }
  const name = await publishUploadedPicture(db, of.uploads, sent)
  await replacePublicPicture(of.uploads, { name, sizes: SIZES }, (kept) =>
    write(db, viewer, of, () => ({ picture: publicPictureAddress(kept, NAMED_WIDTH), picture_alt })),
  )
}

interface GivenPicture {
  /** Of a temporary file. */
  upload_id?: number | undefined
  alt_en?: string | undefined
  alt_hi?: string | undefined
}

/** @throws EventNotFound, EventIsCancelled, NotAllowed, PictureNotThere */
export async function removeEventPicture(db: Db, viewer: Organiser, of: Of): Promise<void> {
  const gone = await write(db, viewer, of, ({ picture }) => {
    if (picture === null) throw new PictureNotThere()
    return NONE
  })
  if (gone) await deletePublicPicture(of.uploads.storage, { name: gone, sizes: SIZES })
}

/** Answers the name of the uploaded picture that is shown no more. */
function write(
  db: Db,
  viewer: Organiser,
  { id, now }: Of,
  next: (before: EventPicture) => EventPicture,
): Promise<string | null> {
  return changeManagedEvent(db, viewer, { id }, async (tx) => {
    const before = await findPicture(tx, id)
    const after = next(before)
    await writePicture(tx, id, after)
    const action = after.picture === null ? 'picture-removed' : 'picture-set'
    await recordChange(tx, {
      viewer,
      action,
      kind: 'event',
      id,
      before: { ...before },
      after: { ...after },
      now,
    })
    return before.picture === after.picture ? null : publicPictureName(before.picture)
  })
}
