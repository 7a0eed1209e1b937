import type { Db } from '#platform/db/database.ts'
import { TermNotFound } from '../resources.errors.ts'
import { type ChosenTerms, selectChosenTerms, selectCreatorName } from './chosen-terms.queries.ts'

interface Found {
  terms: ChosenTerms
  keywords: readonly string[]
  /** Null for a former member. */
  creator_id: number | null
  /** The resource that already has terms; null for a new one. */
  of: number | null
}

/**
 * Search words of a resource in addition to its texts: names of type, skills and tags in both languages, keywords and
 * its creator.
 * @throws TermNotFound if a term doesn't exist or is hidden
 */
export async function searchWordsOf(tx: Db, { terms, keywords, creator_id, of }: Found): Promise<string> {
  const found = await selectChosenTerms(tx, terms, of)
  const wanted = [terms.skill_ids, terms.tag_ids, terms.age_group_ids].map((ids) => new Set(ids).size)
  const count = wanted.reduce((sum, size) => sum + size, terms.resource_type_id === null ? 0 : 1)
  if (found.length < count) throw new TermNotFound()
  const names = found.filter(({ facet }) => facet !== 'age_group').flatMap(({ name }) => [name.en, name.hi])
  const words = [...names, ...keywords, await selectCreatorName(tx, creator_id)]
  return [...new Set(words.filter((word) => word !== undefined && word !== ''))].join(' ')
}
