import { type SQL, sql } from 'drizzle-orm'
import type { TextLanguage } from '#contract/wire.ts'
import { textIn } from '#platform/db/columns.ts'

/** Terms `t` as a JSON array of `{ id, name }`, in list order. */
const inOrder = (language: TextLanguage): SQL =>
  sql`coalesce(json_agg(json_build_object('id', t.id, 'name', ${textIn(sql`t.name`, language)})
      order by t.position, t.id), '[]')`

interface Linked {
  /** The prefix of its link tables: `event` for `event_skills`. */
  links: string
  /** A condition on rows `l` of such a table: the thing's own. */
  where: SQL
}

type Kind = 'age_group' | 'skill' | 'tag'

/** SQL for the terms of a kind that a thing's form offers: all that aren't hidden, and those that it has. */
export const offeredTerms = (kind: Kind, { links, where }: Linked, language: TextLanguage): SQL =>
  offered(
    `${kind}s`,
    sql`select l.${sql.raw(kind)}_id from ${sql.raw(`${links}_${kind}s`)} l where ${where}`,
    language,
  )

/** SQL for the event types that a form offers: all that aren't hidden, and those with the ids `own`. */
export const offeredEventTypes = (own: SQL, language: TextLanguage): SQL =>
  offered('event_types', own, language)

const offered = (list: string, own: SQL, language: TextLanguage) =>
  sql`(select ${inOrder(language)} from ${sql.raw(list)} t where not t.is_hidden or t.id in (${own}))`

/** SQL for the terms of a kind that a thing has. */
export const linkedTerms = (
  kind: Kind,
  { links, where }: Linked,
  language: TextLanguage,
): SQL => sql`(select ${inOrder(language)}
    from ${sql.raw(`${links}_${kind}s`)} l join ${sql.raw(`${kind}s`)} t on t.id = l.${sql.raw(`${kind}_id`)}
    where ${where})`
