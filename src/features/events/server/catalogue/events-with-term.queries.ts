import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'

const links = {
  skills: sql`select event_id from event_skills where skill_id`,
  tags: sql`select event_id from event_tags where tag_id`,
} as const

/** Events with a term in the order of their ids, held until the transaction ends. */
export async function selectEventsWith(
  tx: Db,
  { list, id, after, most }: { list: keyof typeof links; id: number; after: number; most: number },
): Promise<number[]> {
  const found = await rows<{ id: number }>(
    tx,
    sql`select e.id from events e where e.id in (${links[list]} = ${id}) and e.id > ${after}
      order by e.id limit ${most} for no key update`,
  )
  return found.map((event) => event.id)
}
