import type { TextLanguage } from '#contract/wire.ts'
import { selectInterests } from '#foundation/accounts/server/index.ts'
import { becauseOf } from '#foundation/for-you/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { selectSuggestedCreators } from './suggested-creators.queries.ts'

/** Creators whom the person doesn't follow yet, each with the matching interests, if any. */
export async function listCreatorsForYou(
  db: Db,
  { id: user_id }: { id: number },
  { length, language }: { length: number; language: TextLanguage },
) {
  const chosen = await selectInterests(db, user_id)
  // People who turned suggestions off see the most followed creators.
  const interests = chosen.is_personalised ? chosen : { ...chosen, skills: [], tags: [], age_groups: [] }
  const found = await selectSuggestedCreators(db, { user_id, interests, length, language })
  return found.map(({ skills, tags, age_groups, ...creator }) => ({
    ...creator,
    because: becauseOf({ skills, tags, age_groups }, interests),
  }))
}
