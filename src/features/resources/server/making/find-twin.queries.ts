import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'

/** Numbers the lock under which one person's resources are added, so that a call sent twice is seen. */
const ADDING_LOCK = 7_265_244

export async function lockAdding(tx: Db, creator_id: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${ADDING_LOCK}::int, ${creator_id}::int)`)
}

interface Sent {
  creator_id: number
  title: string
  description: string
  instruction: string
  status: 'draft' | 'published'
  file_ids: readonly number[]
  urls: readonly string[]
  since: Date
}

/** The same resource of this person, added since then: its call came a second time. */
export async function findTwin(tx: Db, sent: Sent): Promise<number | undefined> {
  const { creator_id, title, description, instruction, status } = sent
  const files = sent.file_ids.toSorted((a, b) => a - b).join(',')
  const [twin] = await rows<{ id: number }>(
    tx,
    sql`select r.id from resources r where r.creator_id = ${creator_id}
      and r.created_at > ${sent.since.toISOString()}::timestamptz
      and r.title = ${title} and r.description = ${description} and r.instruction = ${instruction}
      and r.status = ${status}
      and array(select f.file_id from resource_files f where f.resource_id = r.id order by 1) = ${`{${files}}`}::int[]
      and (select coalesce(jsonb_agg(l.url order by l.position), '[]') from resource_links l
        where l.resource_id = r.id) = ${JSON.stringify(sent.urls)}::jsonb
      order by r.id limit 1`,
  )
  return twin?.id
}
