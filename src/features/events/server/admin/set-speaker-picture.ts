import type { Readable } from 'node:stream'
import { recordChange } from '#foundation/audit/server/index.ts'
import {
  AVATAR_SIZES,
  deletePublicPicture,
  replacePublicPicture,
  type Uploads,
} from '#foundation/uploads/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { SpeakerNotFound } from './admin-choices.errors.ts'
import { findSpeakerRow, writeSpeakerPicture } from './speakers.queries.ts'

interface Of {
  id: number
  uploads: Uploads
  now: Date
}

/**
 * Sets a speaker's picture, square in 96, 256 and 512 px. Whoever calls this has checked that the person may.
 * @throws SpeakerNotFound, FileTypeNotAllowed, FileTooLarge, PictureTooLarge, FileIsDamaged, TooManyUploadsAtOnce
 */
export async function setSpeakerPicture(
  db: Db,
  viewer: { id: number },
  { bytes, ...of }: Of & { bytes: Readable },
): Promise<void> {
  const sent = { userId: viewer.id, bytes, sizes: AVATAR_SIZES }
  await replacePublicPicture(of.uploads, sent, (picture) => write(db, viewer, { ...of, picture }))
}

/** Without a picture nothing changes. @throws SpeakerNotFound */
export async function removeSpeakerPicture(db: Db, viewer: { id: number }, of: Of): Promise<void> {
  const name = await write(db, viewer, { ...of, picture: null })
  if (name) await deletePublicPicture(of.uploads.storage, { name, sizes: AVATAR_SIZES })
}

/** Answers the name of the picture before. */
function write(
  db: Db,
  viewer: { id: number },
  { id, picture, now }: Of & { picture: string | null },
): Promise<string | null> {
  return db.transaction(async (tx) => {
    const speaker = await findSpeakerRow(tx, { id, isLocked: true })
    if (!speaker) throw new SpeakerNotFound()
    if (speaker.picture === null && picture === null) return null
    await writeSpeakerPicture(tx, { id, picture })
    const action = picture === null ? 'picture-removed' : 'picture-set'
    await recordChange(tx, { viewer, action, kind: 'speaker', id, now })
    return speaker.picture
  })
}
