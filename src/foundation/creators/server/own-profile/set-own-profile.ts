import { PersonNotFound } from '#foundation/accounts/server/index.ts'
import { deleteDraft } from '#foundation/drafts/server/index.ts'
import { type Maker, putUnderReviewIfNeeded } from '#foundation/moderation/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { type OwnProfile, PROFILE_FORM } from '../../own-profile.contract.ts'
import { lockProfile } from '../follows.queries.ts'
import type { PublicWork } from '../public-work.queries.ts'
import { reportableProfiles } from '../reportable-profiles.queries.ts'
import { ProfileChangedMeanwhile } from './own-profile.errors.ts'
import { type OwnWords, selectOwnProfile, updateProfile } from './own-profile.queries.ts'

/**
 * Changes the given fields of the viewer's public profile and deletes its draft. Saving the same texts again changes
 * nothing and is no conflict. A new account's first links put the profile under review.
 * @throws PersonNotFound, ProfileChangedMeanwhile, WordNotAllowed
 */
export function setOwnProfile(
  db: Db,
  viewer: Maker,
  of: { words: Partial<OwnWords>; revision: string | undefined; work: PublicWork; now: Date },
): Promise<OwnProfile> {
  const { words, revision, work, now } = of
  return db.transaction(async (tx) => {
    const isThere = await lockProfile(tx, viewer.id)
    const before = isThere ? await selectOwnProfile(tx, viewer.id) : undefined
    if (!before) throw new PersonNotFound()
    const names = Object.keys(words) as (keyof OwnWords)[]
    const isNew = names.some((name) => words[name] !== before[name])
    if (isNew && revision !== undefined && revision !== before.revision) throw new ProfileChangedMeanwhile()
    if (isNew) {
      await updateProfile(tx, viewer.id, words)
      const [texts, stood] = [textsOf({ ...before, ...words }), textsOf(before)]
      const reportable = reportableProfiles(work)
      await putUnderReviewIfNeeded(tx, { reportable, id: viewer.id, viewer, texts, before: stood, now })
    }
    await deleteDraft(tx, { user_id: viewer.id, form: PROFILE_FORM, subject_id: 0 })
    const after = isNew ? await selectOwnProfile(tx, viewer.id) : before
    if (!after) throw new PersonNotFound()
    return after
  })
}

function textsOf(words: OwnWords): string[] {
  const { designation, introduction, user_experience, qualifications, expertise, ...more } = words
  const { associated_organisations, recommendation_text } = more
  const about = [designation, introduction, user_experience, qualifications, expertise]
  return [...about, associated_organisations, recommendation_text]
}
