import type { TextLanguage } from '#contract/wire.ts'
import type { Db } from '#platform/db/database.ts'
import { selectResourceTopics } from './resource-filter.queries.ts'

/** The most topics of each kind. */
const MOST_TOPICS = 12

/** Tags and skills, each with the address of the list filtered by it. */
export async function listResourceTopics(db: Db, language: TextLanguage) {
  const { tags, skills } = await selectResourceTopics(db, { language, most: MOST_TOPICS })
  return {
    tags: tags.map(({ id, name }) => ({ id, name, href: `/resource?tag=${id}` })),
    skills: skills.map(({ id, name }) => ({ id, name, href: `/resource?skill=${id}` })),
  }
}
