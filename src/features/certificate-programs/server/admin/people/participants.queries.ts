import { sql } from 'drizzle-orm'
import type { TextLanguage } from '#contract/wire.ts'
import { likeWords } from '#platform/db/both-languages.ts'
import { isoUtc, textIn } from '#platform/db/columns.ts'
import { countRows } from '#platform/db/counts.ts'
import type { Db } from '#platform/db/database.ts'
import { idList } from '#platform/db/id-list.ts'
import { rows } from '#platform/db/query.ts'
import type { ProgramOfPeople } from '../../../admin-course-people.contract.ts'

export interface InsideRow {
  user_id: number
  name: string
  email: string
  since: string
}

/** The participants of a program; without a limit all of them, for a file. */
export async function selectParticipants(
  db: Db,
  of: { program_id: number; search: string | undefined; limit: number | null; offset: number },
): Promise<{ people: InsideRow[]; total: number }> {
  const { program_id, search, limit, offset } = of
  const name = sql`concat(u.first_name, ' ', u.last_name)`
  const source = sql`course_enrolments n join users u on u.id = n.user_id where n.program_id = ${program_id}
    and concat(${name}, ' ', u.email) ilike ${likeWords(search ?? '')}`
  const people = await rows<InsideRow>(
    db,
    sql`select n.user_id, ${name} as name, u.email, ${isoUtc(sql`n.created_at`)} as since from ${source}
      order by n.created_at desc, n.user_id desc limit ${limit}::int offset ${offset}`,
  )
  return { people, total: await countRows(db, source) }
}

/** When these people enrolled, for those who have. */
export async function selectSince(
  db: Db,
  { program_id, user_ids }: { program_id: number; user_ids: readonly number[] },
): Promise<Map<number, string>> {
  const found = await rows<{ user_id: number; since: string }>(
    db,
    sql`select user_id, ${isoUtc(sql`created_at`)} as since from course_enrolments
      where program_id = ${program_id} and user_id = any(${idList(user_ids)})`,
  )
  return new Map(found.map(({ user_id, since }) => [user_id, since]))
}

/** The names of a program and its modules, in order. */
export async function selectProgramOfPeople(
  db: Db,
  { id, language }: { id: number; language: TextLanguage },
): Promise<ProgramOfPeople> {
  const [found] = await rows<ProgramOfPeople>(
    db,
    sql`select p.id, ${textIn(sql`p.title`, language)} as title,
        (select coalesce(json_agg(json_build_object('id', m.id, 'title', ${textIn(sql`m.title`, language)})
          order by m.position, m.id), '[]') from course_modules m where m.program_id = p.id) as modules
      from certificate_programs p where p.id = ${id}`,
  )
  if (!found) throw new Error('the program was not found')
  return found
}
