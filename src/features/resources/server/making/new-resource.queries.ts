import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import { LISTED } from '../resources.tables.ts'

/** Whether everyone may see it. */
export async function isResourcePublic(db: Db, id: number): Promise<boolean> {
  const found = await rows(db, sql`select from resources where id = ${id} and ${LISTED}`)
  return found.length > 0
}
