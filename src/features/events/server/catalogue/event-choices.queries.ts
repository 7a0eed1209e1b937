import { type SQL, sql } from 'drizzle-orm'
import type { EventFilters } from '../../events.contract.ts'

/** The facets that narrow a list. Counting one facet's terms leaves that facet's own choice out. */
export type Facet =
  | 'age_group'
  | 'skill'
  | 'tag'
  | 'type'
  | 'creator'
  | 'language'
  | 'captions'
  | 'sign_language'

const linkTables = {
  age_group: sql`select event_id from event_age_groups where age_group_id`,
  skill: sql`select event_id from event_skills where skill_id`,
  tag: sql`select event_id from event_tags where tag_id`,
  creator: sql`select event_id from event_speakers where speaker_id`,
} as const

const anyOf = (values: readonly (number | string)[], type: 'int' | 'text') =>
  sql`any(${`{${values.join(',')}}`}::${sql.raw(type)}[])`

/** What each chosen facet asks of an event: any of its terms. */
export function choicesOf(filters: EventFilters): { facet: Facet; isMet: SQL }[] {
  const choices: { facet: Facet; isMet: SQL }[] = []
  for (const facet of ['age_group', 'skill', 'tag', 'creator'] as const) {
    const ids = filters[facet]
    if (ids?.length)
      choices.push({ facet, isMet: sql`e.id in (${linkTables[facet]} = ${anyOf(ids, 'int')})` })
  }
  const { type, language, captions, sign_language } = filters
  if (type?.length) choices.push({ facet: 'type', isMet: sql`e.event_type_id = ${anyOf(type, 'int')}` })
  if (language?.length)
    choices.push({ facet: 'language', isMet: sql`e.access_language = ${anyOf(language, 'text')}` })
  if (captions) choices.push({ facet: 'captions', isMet: sql`e.access_captions <> 'none'` })
  if (sign_language) choices.push({ facet: 'sign_language', isMet: sql`e.access_sign_language` })
  return choices
}
