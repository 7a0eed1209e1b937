import type { Maker } from '#foundation/moderation/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { OwnProfile } from '../../own-profile.contract.ts'
import type { PublicWork } from '../public-work.queries.ts'
import { writeOwnWords } from './write-own-words.ts'

/**
 * Changes what the viewer says about Pankh, and keeps the draft of their profile.
 * @throws PersonNotFound, WordNotAllowed
 */
export function setRecommendation(
  db: Db,
  viewer: Maker,
  { recommendation_text, ...of }: { recommendation_text: string; work: PublicWork; now: Date },
): Promise<OwnProfile> {
  return db.transaction((tx) =>
    writeOwnWords(tx, viewer, { words: { recommendation_text }, revision: undefined, ...of }),
  )
}
