import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'

/** The ids of a question's choices, in order. */
export async function selectChoiceIds(db: Db, question_id: number): Promise<number[]> {
  const found = await rows<{ id: number }>(
    db,
    sql`select id from quiz_choices where question_id = ${question_id} order by position, id`,
  )
  return found.map(({ id }) => id)
}
