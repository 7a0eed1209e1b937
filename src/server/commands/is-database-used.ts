import { hasAccounts } from '#foundation/accounts/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { schemaVersionOf } from '#platform/db/migrate.ts'

/** Whether anyone has an account. Rows that every start adds don't count. */
export const isDatabaseUsed = async (db: Db): Promise<boolean> =>
  (await schemaVersionOf(db)) !== undefined && (await hasAccounts(db))
