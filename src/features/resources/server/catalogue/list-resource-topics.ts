import type { TextLanguage } from '#contract/wire.ts'
import type { Db } from '#platform/db/database.ts'
import { selectResourceTopics } from './resource-filter.queries.ts'

/** How many topics of each kind the links show. */
const MOST_TOPICS = 12

/** Tags and skills with the address of the list filtered by each. */
export async function listResourceTopics(db: Db, language: TextLanguage) {
  const { tags, skills } = await selectResourceTopics(db, { language, most: MOST_TOPICS })
  return {
    tags: tags.map(({ id, name }) => ({ id, name, href: `/resource?tag=${id}` })),
    skills: skills.map(({ id, name }) => ({ id, name, href: `/resource?skill=${id}` })),
  }
}
