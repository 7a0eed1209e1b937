import { deleteDraft } from '#foundation/drafts/server/index.ts'
import type { Maker } from '#foundation/moderation/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { type OwnProfile, PROFILE_FORM } from '../../own-profile.contract.ts'
import { type GivenWords, writeOwnWords } from './write-own-words.ts'

/**
 * Changes the given fields of the viewer's public profile and deletes its draft. Saving the same texts again changes
 * nothing and is no conflict.
 * @throws PersonNotFound, ProfileChangedMeanwhile, WordNotAllowed
 */
export function setOwnProfile(db: Db, viewer: Maker, given: GivenWords): Promise<OwnProfile> {
  return db.transaction(async (tx) => {
    const after = await writeOwnWords(tx, viewer, given)
    await deleteDraft(tx, { user_id: viewer.id, form: PROFILE_FORM, subject_id: 0 })
    return after
  })
}
