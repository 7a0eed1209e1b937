import { recordChange } from '#foundation/audit/server/index.ts'
import {
  deletePublicPicture,
  letGoOfUpload,
  publicPictureAddress,
  publicPictureName,
  publishUploadedPicture,
  replacePublicPicture,
  type Uploads,
} from '#foundation/uploads/server/index.ts'
import { inBothTexts } from '#platform/db/both-languages.ts'
import type { Db } from '#platform/db/database.ts'
import { PictureNotThere } from './content.errors.ts'
import { findPicture, type StoredPicture, writePicture } from './content.queries.ts'
import type { Content, Editor } from './content.ts'

type Pictured = Content & { picture: NonNullable<Content['picture']> }

interface Of {
  viewer: Editor
  id: number
  uploads: Uploads
  now: Date
}

interface Given {
  /** The id of a temporary file. */
  upload_id?: number | undefined
  /** Used if no file is sent: the address of a drawing. */
  instead?: string | undefined
  alt_en?: string | undefined
  alt_hi?: string | undefined
}

/**
 * Sets the picture of content and its description; without a file or drawing, only the description. Deletes the
 * previous picture.
 * @throws what `find` throws, UploadNotFound, FileIsNoPicture, PictureNotThere
 */
export async function setContentPicture(
  db: Db,
  content: Pictured,
  { upload_id, instead, alt_en = '', alt_hi = '', ...of }: Of & Given,
): Promise<void> {
  const { isPerson, picture } = content
  const alt = isPerson ? {} : { picture_alt: inBothTexts(alt_en, alt_hi) }
  // Check first, so that no picture is made for a stranger or for content that doesn't exist.
  await content.find(db, of.viewer, of)
  if (upload_id === undefined) {
    const gone = await write(db, content, of, (before) => {
      const shown = instead ?? before.picture
      if (shown === null) throw new PictureNotThere()
      return { picture: shown, ...alt }
    })
    return deleteContentPicture(content, of.uploads, gone)
  }
  const { sizes, label } = picture
  const sent = { userId: of.viewer.id, fileId: upload_id, sizes, now: of.now }
  const { name, address } = await publishUploadedPicture(db, of.uploads, sent)
  await replacePublicPicture(of.uploads, { name, sizes }, async (kept) => {
    const stored = label === undefined ? kept : publicPictureAddress(kept, label)
    return nameOf(content, await write(db, content, of, () => ({ picture: stored, ...alt })))
  })
  await letGoOfUpload(db, { address, now: of.now })
}

/** @throws what `find` throws, PictureNotThere */
export async function removeContentPicture(db: Db, content: Pictured, of: Of): Promise<void> {
  const gone = await write(db, content, of, ({ picture }) => {
    if (picture === null && !content.isPerson) throw new PictureNotThere()
    return { picture: null, ...(!content.isPerson && { picture_alt: null }) }
  })
  await deleteContentPicture(content, of.uploads, gone)
}

/** Deletes a picture by its stored name or address once nothing shows it. A drawing stays. */
export async function deleteContentPicture(
  content: Pictured,
  uploads: Uploads,
  stored: string | null,
): Promise<void> {
  const name = nameOf(content, stored)
  if (name) await deletePublicPicture(uploads.storage, { name, sizes: content.picture.sizes })
}

const nameOf = ({ picture: { label } }: Pictured, stored: string | null) =>
  label === undefined && !stored?.startsWith('/') ? stored : publicPictureName(stored)

/** Returns the picture that is no longer shown, as the row stored it. */
function write(
  db: Db,
  content: Pictured,
  { viewer, id, now }: Of,
  next: (before: StoredPicture) => StoredPicture,
): Promise<string | null> {
  const { kind, table, isPerson = false } = content
  return db.transaction(async (tx) => {
    await content.find(tx, viewer, { id, isLocked: true, now })
    const before = await findPicture(tx, { table, id, isPerson })
    const after = next(before)
    if (before.picture === null && after.picture === null) return null
    await writePicture(tx, { table, id, ...after })
    const action = after.picture === null ? 'picture-removed' : 'picture-set'
    await recordChange(tx, { viewer, action, kind, id, ...(!isPerson && { before, after }), now })
    return before.picture === after.picture ? null : before.picture
  })
}
