import type { Readable } from 'node:stream'
import {
  AVATAR_SIZES,
  deletePublicPicture,
  storePublicPicture,
  type Uploads,
} from '#foundation/uploads/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { replacePicture } from './picture.queries.ts'

interface Of {
  user_id: number
  uploads: Uploads
}

/**
 * Sets the person's picture, square in 96, 256 and 512 px. The one before is deleted: nobody keeps what was replaced.
 * @returns its name in the storage
 * @throws FileTypeNotAllowed, FileTooLarge, PictureTooLarge, FileIsDamaged, TooManyUploadsAtOnce
 */
export async function setPicture(
  db: Db,
  { user_id, uploads, bytes }: Of & { bytes: Readable },
): Promise<string> {
  const name = await storePublicPicture(uploads, { userId: user_id, bytes, sizes: AVATAR_SIZES })
  try {
    await replace(db, { user_id, uploads, picture: name })
  } catch (error) {
    await deletePublicPicture(uploads.storage, { name, sizes: AVATAR_SIZES })
    throw error
  }
  return name
}

/** Without a picture nothing changes. */
export async function removePicture(db: Db, { user_id, uploads }: Of): Promise<void> {
  await replace(db, { user_id, uploads, picture: null })
}

async function replace(
  db: Db,
  { user_id, uploads, picture }: Of & { picture: string | null },
): Promise<void> {
  const before = await db.transaction((tx) => replacePicture(tx, { user_id, picture }))
  if (before) await deletePublicPicture(uploads.storage, { name: before, sizes: AVATAR_SIZES })
}
