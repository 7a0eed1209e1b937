import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'

/** Statements that the audit log must refuse. */
export const rewriteAudit = {
  change: (db: Db) => db.execute(sql`update audit_log set actor_id = 1`),
  empty: (db: Db) => db.execute(sql`delete from audit_log`),
  changePersonal: (db: Db) => db.execute(sql`update audit_personal_values set changes = '{}'`),
}
