import { recordChange } from '#foundation/audit/server/index.ts'
import {
  AVATAR_SIZES,
  deletePublicPicture,
  publishUploadedPicture,
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
 * @param upload_id of a temporary file of theirs
 * @throws SpeakerNotFound, UploadNotFound, FileIsNoPicture
 */
export async function setSpeakerPicture(
  db: Db,
  viewer: { id: number },
  { upload_id, ...of }: Of & { upload_id: number },
): Promise<void> {
  const sizes = AVATAR_SIZES
  const sent = { userId: viewer.id, fileId: upload_id, sizes, now: of.now }
  const name = await publishUploadedPicture(db, of.uploads, sent)
  await replacePublicPicture(of.uploads, { name, sizes }, (picture) => write(db, viewer, { ...of, picture }))
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
