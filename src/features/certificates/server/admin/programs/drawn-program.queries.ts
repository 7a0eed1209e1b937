import { sql } from 'drizzle-orm'
import type { LocalizedText } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'

export interface DrawnProgram {
  title: LocalizedText
  heading: LocalizedText | null
  words: LocalizedText | null
  modules: { title: LocalizedText; minutes: number }[]
}

/** What a program's certificate shows of it, also for drafts. */
export async function findDrawnProgram(db: Db, id: number): Promise<DrawnProgram | undefined> {
  const [found] = await rows<DrawnProgram>(
    db,
    sql`select p.title, p.certificate_heading as heading, p.certificate_words as words,
        (select coalesce(json_agg(json_build_object('title', m.title, 'minutes', m.minutes)
          order by m.position, m.id), '[]') from course_modules m where m.program_id = p.id) as modules
      from certificate_programs p where p.id = ${id}`,
  )
  return found
}
