import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { ageGroups, occupations, schoolTypes, skills, tags } from '#foundation/taxonomy/server/index.ts'
import { textIn } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import { userAgeGroups, userSchoolTypes, userSkills, users, userTags } from '../accounts.tables.ts'

/** Each list of choices, with the table that stores them. */
export const CHOICES = {
  age_groups: { links: userAgeGroups, terms: ageGroups },
  skills: { links: userSkills, terms: skills },
  tags: { links: userTags, terms: tags },
  school_type: { links: userSchoolTypes, terms: schoolTypes },
} as const
export type ChoiceList = keyof typeof CHOICES

interface Choice {
  id: number
  name: string
  selected: boolean
}

export interface PreferenceRow {
  age_groups: Choice[]
  skills: Choice[]
  tags: Choice[]
  school_type: Choice[]
  occupation_list: (Choice & { asks_for_school: boolean })[]
  school_name: string | null
  is_promotional: boolean
  is_whatsapp_notification: boolean
  is_personalised: boolean
}

/** All choices and which of them the person made, in one query. */
export async function selectPreferences(
  db: Db,
  { user_id, language }: { user_id: number; language: string },
): Promise<PreferenceRow | undefined> {
  const list = (name: ChoiceList): SQL => {
    const { links, terms } = CHOICES[name]
    return sql`(select coalesce(json_agg(json_build_object('id', t.id, 'name', ${textIn(sql`t.name`, language)},
      'selected', l.term_id is not null) order by t.position, t.id), '[]')
      from ${terms} t left join ${links} l on l.term_id = t.id and l.user_id = u.id
      where not t.is_hidden or l.term_id is not null)`
  }
  const [row] = await rows<PreferenceRow>(
    db,
    sql`select ${list('age_groups')} as age_groups, ${list('skills')} as skills, ${list('tags')} as tags,
      ${list('school_type')} as school_type,
      (select coalesce(json_agg(json_build_object('id', o.id, 'name', ${textIn(sql`o.name`, language)},
        'selected', o.id is not distinct from u.occupation_id, 'asks_for_school', o.key like 'school-%')
        order by o.position, o.id), '[]')
        from ${occupations} o where not o.is_hidden or o.id = u.occupation_id) as occupation_list,
      u.school_name, u.is_promotional, u.is_whatsapp_notification, u.is_personalised
      from ${users} u where u.id = ${user_id}`,
  )
  return row
}

/** Replaces one list. Returns false if a choice doesn't exist. */
export async function replaceChoices(
  db: Db,
  { user_id, list, ids }: { user_id: number; list: ChoiceList; ids: readonly number[] },
): Promise<boolean> {
  const { links, terms } = CHOICES[list] as { links: Links; terms: PgTable & { id: AnyPgColumn } }
  const wanted = [...new Set(ids)]
  const there = wanted.length ? await db.$count(terms, inArray(terms.id, wanted)) : 0
  if (there !== wanted.length) return false
  await db.delete(links).where(eq(links.user_id, user_id))
  if (wanted.length > 0) {
    await db
      .insert(links)
      .values(wanted.map((term_id) => ({ user_id, term_id })))
      .onConflictDoNothing()
  }
  return true
}

type Links = typeof userAgeGroups
