import type { Readable } from 'node:stream'
import {
  AVATAR_SIZES,
  deletePublicPicture,
  replacePublicPicture,
  storePublicPicture,
  type Uploads,
} from '#foundation/uploads/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { replacePicture } from './change-user.queries.ts'

interface Of {
  user_id: number
  uploads: Uploads
}

/**
 * Stores the person's picture as squares of 96, 256 and 512 px and deletes the previous one.
 * @returns its name in the storage
 * @throws FileTypeNotAllowed, FileTooLarge, PictureTooLarge, FileIsDamaged, TooManyUploadsAtOnce
 */
export async function setPicture(
  db: Db,
  { user_id, uploads, bytes }: Of & { bytes: Readable },
): Promise<string> {
  const sizes = AVATAR_SIZES
  const name = await storePublicPicture(uploads, { userId: user_id, bytes, sizes })
  return replacePublicPicture(uploads, { name, sizes }, (picture) =>
    db.transaction((tx) => replacePicture(tx, { user_id, picture })),
  )
}

export async function removePicture(db: Db, { user_id, uploads }: Of): Promise<void> {
  const name = await db.transaction((tx) => replacePicture(tx, { user_id, picture: null }))
  if (name) await deletePublicPicture(uploads.storage, { name, sizes: AVATAR_SIZES })
}
