import { countRoughly } from '#platform/db/counts.ts'
import type { DatabaseGauge } from '#platform/http/database-gauges.ts'

export const accountGauges: readonly DatabaseGauge[] = [
  {
    name: 'pankh_accounts',
    help: 'Accounts; above 100,000 an estimate of the database',
    read: async (db) => [{ value: await countRoughly(db, 'users') }],
  },
]
