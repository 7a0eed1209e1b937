import { PICTURE_WIDTHS, SHARE_WIDTH } from '#features/events/event-picture.contract.ts'
import { recordChange } from '#foundation/audit/server/index.ts'
import {
  cover,
  deletePublicPicture,
  publishUploadedPicture,
  replacePublicPicture,
  type Uploads,
} from '#foundation/uploads/server/index.ts'
import { inBothTexts } from '#platform/db/both-languages.ts'
import type { Db } from '#platform/db/database.ts'
import { PictureNotThere } from './admin.errors.ts'
import { type Editor, findManagedAwareness } from './find-managed-awareness.ts'
import type { AwarenessRow } from './managed-awareness.queries.ts'
import { writeAwarenessPicture } from './write-awareness.queries.ts'

interface Of {
  id: number
  uploads: Uploads
  now: Date
}
interface GivenPicture {
  /** Of a temporary file. */
  upload_id?: number | undefined
  alt_en?: string | undefined
  alt_hi?: string | undefined
}

/** Five by three, in the widths that `pictureSet` and `sharePicture` know. */
const SIZES = [...PICTURE_WIDTHS.map((width) => cover(width, (width * 3) / 5)), cover(SHARE_WIDTH, 630)]

/**
 * Sets a program's picture and what is on it in words; without a file the words alone. The one before is deleted.
 * @throws NotAllowed, AwarenessProgramNotFound, UploadNotFound, FileIsNoPicture, PictureNotThere
 */
export async function setAwarenessPicture(
  db: Db,
  viewer: Editor,
  { upload_id, alt_en = '', alt_hi = '', ...of }: Of & GivenPicture,
): Promise<void> {
  const picture_alt = inBothTexts(alt_en, alt_hi)
  // Nothing is made of a stranger's file.
  await findManagedAwareness(db, viewer, of)
  if (upload_id === undefined) {
    await write(db, viewer, of, ({ picture }) => {
      if (picture === null) throw new PictureNotThere()
      return { picture, picture_alt }
    })
    return
  }
  const sent = { userId: viewer.id, fileId: upload_id, sizes: SIZES, now: of.now }
  const name = await publishUploadedPicture(db, of.uploads, sent)
  await replacePublicPicture(of.uploads, { name, sizes: SIZES }, (picture) =>
    write(db, viewer, of, () => ({ picture, picture_alt })),
  )
}

/** @throws NotAllowed, AwarenessProgramNotFound, PictureNotThere */
export async function removeAwarenessPicture(db: Db, viewer: Editor, of: Of): Promise<void> {
  const gone = await write(db, viewer, of, ({ picture }) => {
    if (picture === null) throw new PictureNotThere()
    return { picture: null, picture_alt: null }
  })
  if (gone) await deletePublicPicture(of.uploads.storage, { name: gone, sizes: SIZES })
}

type Shown = Pick<AwarenessRow, 'picture' | 'picture_alt'>

/** Answers the name of the picture that is shown no more. */
function write(
  db: Db,
  viewer: Editor,
  { id, now }: Pick<Of, 'id' | 'now'>,
  next: (before: Shown) => Shown,
): Promise<string | null> {
  return db.transaction(async (tx) => {
    const { picture, picture_alt } = await findManagedAwareness(tx, viewer, { id, isLocked: true })
    const before = { picture, picture_alt }
    const after = next(before)
    await writeAwarenessPicture(tx, id, after)
    const action = after.picture === null ? 'picture-removed' : 'picture-set'
    await recordChange(tx, { viewer, action, kind: 'awareness-program', id, before, after, now })
    return picture === after.picture ? null : picture
  })
}
