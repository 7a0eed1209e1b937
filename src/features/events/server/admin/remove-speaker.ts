import { recordChange } from '#foundation/audit/server/index.ts'
import { AVATAR_SIZES, deletePublicPicture, type Uploads } from '#foundation/uploads/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { isForeignKeyViolation } from '#platform/db/is-foreign-key-violation.ts'
import { SpeakerIsNamed, SpeakerNotFound } from './admin-choices.errors.ts'
import { deleteSpeaker, findSpeakerRow } from './speakers.queries.ts'

/**
 * Removes a speaker whom no event names, with the picture. Whoever calls this has checked that the person may.
 * @throws SpeakerNotFound, SpeakerIsNamed
 */
export async function removeSpeaker(
  db: Db,
  viewer: { id: number },
  { id, uploads, now }: { id: number; uploads: Uploads; now: Date },
): Promise<void> {
  const picture = await db
    .transaction(async (tx) => {
      const speaker = await findSpeakerRow(tx, { id, isLocked: true })
      if (!speaker) throw new SpeakerNotFound()
      await deleteSpeaker(tx, id)
      await recordChange(tx, { viewer, action: 'removed', kind: 'speaker', id, now })
      return speaker.picture
    })
    .catch((error) => {
      throw isForeignKeyViolation(error) ? new SpeakerIsNamed() : error
    })
  if (picture) await deletePublicPicture(uploads.storage, { name: picture, sizes: AVATAR_SIZES })
}
