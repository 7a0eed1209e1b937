import type { TextLanguage } from '#contract/wire.ts'
import type { Db } from '#platform/db/database.ts'
import { selectEventTopics } from './event-filter.queries.ts'

/** The most topics of each kind. */
const MOST_TOPICS = 12

/** Tags and skills, each with the address of the list filtered by it. */
export async function listEventTopics(db: Db, wanted: { language: TextLanguage; now: Date }) {
  const { tags, skills } = await selectEventTopics(db, { ...wanted, most: MOST_TOPICS })
  return {
    tags: tags.map(({ id, name }) => ({ id, name, href: `/?tag=${id}` })),
    skills: skills.map(({ id, name }) => ({ id, name, href: `/?skill=${id}` })),
  }
}
