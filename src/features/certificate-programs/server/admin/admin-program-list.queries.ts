import { type SQL, sql } from 'drizzle-orm'
import type { TextLanguage } from '#contract/wire.ts'
import { offeredTerms } from '#foundation/taxonomy/server/index.ts'
import { likeWords } from '#platform/db/both-languages.ts'
import { textIn } from '#platform/db/columns.ts'
import { countRows } from '#platform/db/counts.ts'
import type { Db } from '#platform/db/database.ts'
import { rising } from '#platform/db/keyset-order.ts'
import { rows } from '#platform/db/query.ts'
import { type AskedOrder, type TableOrders, tableOrder } from '#platform/db/table-order.ts'
import {
  type AdminProgram,
  PROGRAM_SORTS,
  type ProgramChoices,
  type ProgramPublication,
  type ProgramSort,
} from '../../admin-programs.contract.ts'

interface ProgramsWanted {
  search: string | undefined
  publication: ProgramPublication | undefined
  order: AskedOrder<ProgramSort>
  language: TextLanguage
  limit: number
  offset: number
}

const orders = (title: SQL): TableOrders<ProgramSort> => ({
  title: [rising(sql`lower(${title})`), rising(sql`p.id`)],
  people: [rising(sql`people_count`), rising(sql`p.id`)],
})

export async function selectAdminPrograms(
  db: Db,
  { search, publication, order, language, limit, offset }: ProgramsWanted,
): Promise<{ programs: AdminProgram[]; total: number }> {
  const title = textIn(sql`p.title`, language)
  const isFound =
    search === undefined
      ? sql`true`
      : sql`concat(p.title ->> 'en', ' ', p.title ->> 'hi') ilike ${likeWords(search)}`
  const isWanted = publication ? sql`${isFound} and p.publication = ${publication}` : isFound
  const programs = await rows<AdminProgram>(
    db,
    sql`select p.id, ${title} as title, p.publication,
        (select count(*)::int from course_modules m where m.program_id = p.id) as modules_count,
        (select coalesce(sum(m.minutes), 0)::int from course_modules m where m.program_id = p.id) as minutes,
        (select count(*)::int from course_enrolments n where n.program_id = p.id) as people_count,
        (select count(*)::int from course_enrolments n
          where n.program_id = p.id and n.finished_at is not null) as finished_count
      from certificate_programs p where ${isWanted}
      order by ${tableOrder(PROGRAM_SORTS, orders(title), order)} limit ${limit} offset ${offset}`,
  )
  return { programs, total: await countRows(db, sql`certificate_programs p where ${isWanted}`) }
}

/** Choices in the form of program `id`, or of a new one: teachers by name, terms in the order of their lists. */
export async function selectProgramChoices(
  db: Db,
  { id = 0, language }: { id: number | undefined; language: TextLanguage },
): Promise<ProgramChoices> {
  const own = { links: 'certificate_program', where: sql`l.program_id = ${id}` }
  const teachers = sql`(select coalesce(json_agg(json_build_object('id', t.id, 'name', t.name)
      order by t.name, t.id), '[]') from speakers t)`
  const [found] = await rows<ProgramChoices>(
    db,
    sql`select ${teachers} as teachers, ${offeredTerms('skill', own, language)} as skills,
      ${offeredTerms('tag', own, language)} as tags, ${offeredTerms('age_group', own, language)} as age_groups`,
  )
  if (!found) throw new Error('the choices were not read')
  return found
}
