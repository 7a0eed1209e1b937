import type { TextLanguage } from '#contract/wire.ts'
import type { Db } from '#platform/db/database.ts'
import { selectEventTopics } from './event-filter.queries.ts'

/** How many topics of each kind the links show. */
const MOST_TOPICS = 12

/** Tags and skills with the address of the list filtered by each. */
export async function listEventTopics(db: Db, wanted: { language: TextLanguage; now: Date }) {
  const { tags, skills } = await selectEventTopics(db, { ...wanted, most: MOST_TOPICS })
  return {
    tags: tags.map(({ id, name }) => ({ id, name, href: `/?tag=${id}` })),
    skills: skills.map(({ id, name }) => ({ id, name, href: `/?skill=${id}` })),
  }
}
