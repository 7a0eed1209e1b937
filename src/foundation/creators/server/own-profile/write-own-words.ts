import { PersonNotFound } from '#foundation/accounts/server/index.ts'
import { type Maker, putUnderReviewIfNeeded } from '#foundation/moderation/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { OwnProfile } from '../../own-profile.contract.ts'
import { lockProfile } from '../follows.queries.ts'
import type { PublicWork } from '../public-work.queries.ts'
import { reportableProfiles } from '../reportable-profiles.queries.ts'
import { ProfileChangedMeanwhile } from './own-profile.errors.ts'
import { type OwnWords, selectOwnProfile, updateProfile } from './own-profile.queries.ts'

export interface GivenWords {
  words: Partial<OwnWords>
  revision: string | undefined
  work: PublicWork
  now: Date
}

/**
 * Changes the given fields of the viewer's public profile. A new account's first links put the profile under review.
 * @throws PersonNotFound, ProfileChangedMeanwhile, WordNotAllowed
 */
export async function writeOwnWords(
  tx: Db,
  viewer: Maker,
  { words, revision, work, now }: GivenWords,
): Promise<OwnProfile> {
  const isThere = await lockProfile(tx, viewer.id)
  const before = isThere ? await selectOwnProfile(tx, viewer.id) : undefined
  if (!before) throw new PersonNotFound()
  const names = Object.keys(words) as (keyof OwnWords)[]
  if (names.every((name) => words[name] === before[name])) return before
  if (revision !== undefined && revision !== before.revision) throw new ProfileChangedMeanwhile()
  await updateProfile(tx, viewer.id, words)
  const [texts, stood] = [textsOf({ ...before, ...words }), textsOf(before)]
  const reportable = reportableProfiles(work)
  await putUnderReviewIfNeeded(tx, { reportable, id: viewer.id, viewer, texts, before: stood, now })
  const after = await selectOwnProfile(tx, viewer.id)
  if (!after) throw new PersonNotFound()
  return after
}

function textsOf(words: OwnWords): string[] {
  const { designation, introduction, user_experience, qualifications, expertise, ...more } = words
  const { associated_organisations, recommendation_text } = more
  const about = [designation, introduction, user_experience, qualifications, expertise]
  return [...about, associated_organisations, recommendation_text]
}
