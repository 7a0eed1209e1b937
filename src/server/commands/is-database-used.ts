import { hasAccounts } from '#foundation/accounts/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { schemaVersionOf } from '#platform/db/migrate.ts'

/** Whether somebody has an account. What every start fills in by itself is no loss. */
export const isDatabaseUsed = async (db: Db): Promise<boolean> =>
  (await schemaVersionOf(db)) !== undefined && (await hasAccounts(db))
