import { sql } from 'drizzle-orm'
import type { TextLanguage } from '#contract/wire.ts'
import { type LocalizedText, textIn } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'

/** The most certificates listed in a passport, newest first. The totals include all of them. */
export const MOST_LISTED = 500

/** Leaves out awareness programs, recognised by `words` without `modules`: a few minutes aren't learning. */
const standing = (user_id: number) =>
  sql`issued_certificates c where c.user_id = ${user_id} and c.revoked_at is null
    and (c.words is null or c.modules is not null)`

/**
 * Events that belonged to a program when it was certified only count as part of the program. Older certificates don't
 * say which events those were: for them, the program's events of today.
 */
export async function selectTotals(
  db: Db,
  user_id: number,
): Promise<{ certificates_count: number; minutes: number }> {
  const [found] = await rows<{ certificates_count: number; minutes: number }>(
    db,
    sql`select count(*)::int as certificates_count,
        coalesce(sum(c.minutes) filter (where not exists (select from issued_certificates p
          where p.user_id = ${user_id} and p.revoked_at is null and case when p.modules -> 0 -> 'event_ids' is null
            then exists (select from course_module_events l
              where l.program_id = p.program_id and l.event_id = c.event_id)
            else p.modules @> jsonb_build_array(jsonb_build_object('event_ids', jsonb_build_array(c.event_id))) end
          )), 0)::int as minutes
      from ${standing(user_id)}`,
  )
  return found ?? { certificates_count: 0, minutes: 0 }
}

/** The outcomes of the programs, one text with several lines each, newest program first. */
export async function selectOutcomes(db: Db, user_id: number): Promise<LocalizedText[]> {
  const found = await rows<{ outcomes: LocalizedText }>(
    db,
    sql`select p.outcomes from certificate_programs p join (
        select c.program_id, max(c.id) as newest from ${standing(user_id)} and c.program_id is not null
        group by c.program_id) held on held.program_id = p.id
      order by held.newest desc limit ${MOST_LISTED}`,
  )
  return found.map(({ outcomes }) => outcomes)
}

/** Names of the certified skills, most frequent first. */
export async function selectSkills(
  db: Db,
  { user_id, language }: { user_id: number; language: TextLanguage },
): Promise<string[]> {
  const found = await rows<{ name: string }>(
    db,
    sql`select ${textIn(sql`k.name`, language)} as name from skills k join (
        select skill_id, count(*) as times from (
          select l.skill_id from event_skills l join (select c.event_id from ${standing(user_id)}) held
            on held.event_id = l.event_id
          union all select l.skill_id from certificate_program_skills l
            join (select c.program_id from ${standing(user_id)}) held on held.program_id = l.program_id) each
        group by skill_id) learned on learned.skill_id = k.id
      order by learned.times desc, k.id limit ${MOST_LISTED}`,
  )
  return found.map(({ name }) => name)
}

export interface ListedInPassport {
  title: LocalizedText
  number: string
  minutes: number
  /** ISO 8601 date. */
  held_on: string
}

/** Newest first. */
export function selectStanding(db: Db, user_id: number): Promise<ListedInPassport[]> {
  return rows<ListedInPassport>(
    db,
    sql`select c.title, c.number, c.minutes, to_char(c.held_on, 'YYYY-MM-DD') as held_on
      from ${standing(user_id)} order by c.held_on desc, c.id desc limit ${MOST_LISTED}`,
  )
}
