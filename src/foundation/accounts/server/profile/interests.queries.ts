import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import { users } from '../accounts.tables.ts'
import { CHOICES, type ChoiceList } from './preferences.queries.ts'

/** Ids of what a person chose, without hidden terms. */
export interface Interests {
  is_personalised: boolean
  age_groups: number[]
  skills: number[]
  tags: number[]
}

/** Private: only for the person's own pages. */
export async function selectInterests(db: Db, user_id: number): Promise<Interests> {
  const [found] = await rows<Interests>(
    db,
    sql`select u.is_personalised, ${chosen('age_groups')} as age_groups, ${chosen('skills')} as skills,
        ${chosen('tags')} as tags
      from ${users} u where u.id = ${user_id}`,
  )
  return found ?? { is_personalised: false, age_groups: [], skills: [], tags: [] }
}

function chosen(list: ChoiceList): SQL {
  const { links, terms } = CHOICES[list]
  return sql`(select coalesce(json_agg(t.id order by t.id), '[]') from ${links} l join ${terms} t on t.id = l.term_id
    where l.user_id = u.id and not t.is_hidden)`
}
