import { type SQL, sql } from 'drizzle-orm'
import type { TextLanguage } from '#contract/wire.ts'
import { textIn } from '#platform/db/columns.ts'

/** Terms `t` as a JSON array of `{ id, name }`, in list order. */
const inOrder = (language: TextLanguage): SQL =>
  sql`coalesce(json_agg(json_build_object('id', t.id, 'name', ${textIn(sql`t.name`, language)})
      order by t.position, t.id), '[]')`

/** SQL for the terms of a list that can be chosen. */
export const offeredTerms = (
  list: 'age_groups' | 'event_types' | 'skills' | 'tags',
  language: TextLanguage,
): SQL => sql`(select ${inOrder(language)} from ${sql.raw(list)} t where not t.is_hidden)`

interface Linked {
  /** The prefix of its link tables: `event` for `event_skills`. */
  links: string
  /** A condition on rows `l` of such a table: the thing's own. */
  where: SQL
}

/** SQL for the terms of a kind that a thing has. */
export const linkedTerms = (
  kind: 'age_group' | 'skill' | 'tag',
  { links, where }: Linked,
  language: TextLanguage,
): SQL => sql`(select ${inOrder(language)}
    from ${sql.raw(`${links}_${kind}s`)} l join ${sql.raw(`${kind}s`)} t on t.id = l.${sql.raw(`${kind}_id`)}
    where ${where})`
