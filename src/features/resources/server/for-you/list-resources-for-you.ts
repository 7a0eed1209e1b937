import type { TextLanguage } from '#contract/wire.ts'
import type { Interests } from '#foundation/accounts/server/index.ts'
import { findForYou } from '#foundation/for-you/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { countRelevant, type Interest, selectRelevant } from './relevant-resources.queries.ts'

/** Listed resources by others that the person hasn't bookmarked and that match their preferences. */
export function listResourcesForYou(
  db: Db,
  viewer: { id: number },
  { length, language }: { length: number; language: TextLanguage },
) {
  return findForYou(db, viewer.id, async (interests) => {
    const wanted = { viewer, choices: choicesOf(interests), length, language }
    const counts = await countRelevant(db, wanted)
    return selectRelevant(db, { ...wanted, counts })
  })
}

function choicesOf({ skills, tags, age_groups }: Interests): Interest[] {
  const all = [
    { facet: 'skill', ids: skills },
    { facet: 'tag', ids: tags },
    { facet: 'age_group', ids: age_groups },
  ] as const
  return all.filter(({ ids }) => ids.length > 0)
}
