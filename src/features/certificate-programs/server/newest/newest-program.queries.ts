import { sql } from 'drizzle-orm'
import type { TextLanguage } from '#contract/wire.ts'
import { textIn, textLanguageOf } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import type { NewestProgram } from '../../newest-program.contract.ts'
import { isListed } from '../visible-program.queries.ts'

/** One query by the index of published programs: every signed-in page asks for it. */
export async function selectNewestProgram(
  db: Db,
  language: TextLanguage,
): Promise<Omit<NewestProgram, 'address'> | undefined> {
  const [newest] = await rows<Omit<NewestProgram, 'address'>>(
    db,
    sql`select p.id, ${textIn(sql`p.title`, language)} as title,
        ${textLanguageOf(sql`p.title`, language)} as text_language,
        (select coalesce(json_agg(json_build_object('id', o.id, 'module_name', ${textIn(sql`o.title`, language)})
            order by o.position, o.id), '[]')
          from course_modules o where o.program_id = p.id) as modules
      from certificate_programs p where ${isListed('p')}
      order by p.published_at desc, p.id desc limit 1`,
  )
  return newest
}
