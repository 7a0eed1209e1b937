import { eq, sql } from 'drizzle-orm'
import { likeWords } from '#platform/db/both-languages.ts'
import { countRows } from '#platform/db/counts.ts'
import type { Db } from '#platform/db/database.ts'
import { rising } from '#platform/db/keyset-order.ts'
import { rows } from '#platform/db/query.ts'
import { type AskedOrder, type TableOrders, tableOrder } from '#platform/db/table-order.ts'
import {
  type AdminCounsellingRecord,
  COUNSELLING_SORTS,
  type CounsellingSort,
} from '../../admin-counselling.contract.ts'
import type { NewCounsellingRecord } from '../counselling.queries.ts'
import { counsellingRecords } from '../counselling.tables.ts'

const orders: TableOrders<CounsellingSort> = {
  day: [rising(sql`c.held_on`), rising(sql`c.id`)],
  name: [rising(sql`lower(c.holder_name)`), rising(sql`c.id`)],
}

export async function selectRecords(
  db: Db,
  of: { search: string | undefined; order: AskedOrder<CounsellingSort>; limit: number; offset: number },
): Promise<{ records: AdminCounsellingRecord[]; total: number }> {
  const isWanted = sql`concat_ws(' ', c.holder_name, c.email, c.topic, c.speaker_name) ilike ${likeWords(of.search ?? '')}`
  const records = await rows<AdminCounsellingRecord>(
    db,
    sql`select c.id, c.code, c.topic, c.speaker_id, c.speaker_name, c.holder_name, c.email,
        to_char(c.held_on, 'YYYY-MM-DD') as held_on, c.minutes
      from counselling_records c where ${isWanted}
      order by ${tableOrder(COUNSELLING_SORTS, orders, of.order)} limit ${of.limit} offset ${of.offset}`,
  )
  const total = await countRows(db, sql`counselling_records c where ${isWanted}`)
  return { records, total }
}

/** Inserts the new ones in one statement and returns their ids. */
export async function insertRecords(tx: Db, records: readonly NewCounsellingRecord[]): Promise<number[]> {
  const added = await tx
    .insert(counsellingRecords)
    .values([...records])
    .onConflictDoNothing()
    .returning({ id: counsellingRecords.id })
  return added.map(({ id }) => id)
}

type Keys = Pick<NewCounsellingRecord, 'email' | 'held_on' | 'speaker_id' | 'topic_key'>

/** How many of these already exist. */
export async function countKnown(db: Db, keys: readonly Keys[]): Promise<number> {
  const [found] = await rows<{ known: number }>(
    db,
    sql`select count(*)::int as known from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb)
        as k(email text, held_on date, speaker_id text, topic_key text)
      join counselling_records c using (email, held_on, speaker_id, topic_key)`,
  )
  return found?.known ?? 0
}

/** Returns whether it existed. */
export async function deleteRecord(tx: Db, id: number): Promise<boolean> {
  const gone = await tx
    .delete(counsellingRecords)
    .where(eq(counsellingRecords.id, id))
    .returning({ id: counsellingRecords.id })
  return gone.length > 0
}
