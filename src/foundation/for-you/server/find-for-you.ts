import type { Term } from '#contract/wire.ts'
import { type Interests, selectInterests } from '#foundation/accounts/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { EmptyReason } from '../for-you.contract.ts'
import { becauseOf, type Subjects } from './because.ts'

/** Suggestions from `find` with their reasons; `find` is only called if the person chose interests. */
export async function findForYou<Found extends Subjects>(
  db: Db,
  user_id: number,
  find: (interests: Interests) => Promise<Found[]>,
): Promise<{ data: (Omit<Found, 'tags'> & { because: string[] })[]; empty_reason: EmptyReason | null }> {
  const interests = await selectInterests(db, user_id)
  if (!interests.is_personalised) return { data: [], empty_reason: 'TurnedOff' }
  const { age_groups, skills, tags } = interests
  if (age_groups.length + skills.length + tags.length === 0)
    return { data: [], empty_reason: 'NoPreferences' }
  const found = await find(interests)
  return {
    data: found.map((one) => withReason(one, interests)),
    empty_reason: found.length === 0 ? 'NothingFits' : null,
  }
}

function withReason<Found extends { tags: Term[] } & Subjects>(found: Found, interests: Interests) {
  const { tags, ...shown } = found
  return { ...shown, because: becauseOf(found, interests) }
}
