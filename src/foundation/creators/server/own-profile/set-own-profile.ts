import { deleteDraft } from '#foundation/drafts/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { OwnProfile } from '../../own-profile.contract.ts'
import { PROFILE_FORM } from '../../own-profile-values.contract.ts'
import { PersonNotFound } from '../creators.errors.ts'
import { lockProfile } from '../follows.queries.ts'
import { ProfileChangedMeanwhile } from './own-profile.errors.ts'
import { type OwnWords, selectOwnProfile, updateProfile } from './own-profile.queries.ts'

/**
 * Changes what is named of the own public profile; its draft goes. The same words again change nothing and are no
 * conflict.
 * @throws PersonNotFound, ProfileChangedMeanwhile
 */
export function setOwnProfile(
  db: Db,
  viewer: { id: number },
  { words, revision }: { words: Partial<OwnWords>; revision: string | undefined },
): Promise<OwnProfile> {
  return db.transaction(async (tx) => {
    const isThere = await lockProfile(tx, viewer.id)
    const before = isThere ? await selectOwnProfile(tx, viewer.id) : undefined
    if (!before) throw new PersonNotFound()
    const names = Object.keys(words) as (keyof OwnWords)[]
    const isNew = names.some((name) => words[name] !== before[name])
    if (isNew && revision !== undefined && revision !== before.revision) throw new ProfileChangedMeanwhile()
    if (isNew) await updateProfile(tx, viewer.id, words)
    await deleteDraft(tx, { user_id: viewer.id, form: PROFILE_FORM, subject_id: 0 })
    const after = isNew ? await selectOwnProfile(tx, viewer.id) : before
    if (!after) throw new PersonNotFound()
    return after
  })
}
