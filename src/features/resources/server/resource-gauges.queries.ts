import { countMatching } from '#foundation/catalogue/server/index.ts'
import type { DatabaseGauge } from '#platform/http/database-gauges.ts'
import { LIBRARY } from './catalogue/choices.queries.ts'

export const resourceGauges: readonly DatabaseGauge[] = [
  {
    name: 'pankh_resources',
    help: 'Published resources that everyone may see',
    read: async (db) => [{ value: await countMatching(db, LIBRARY, []) }],
  },
]
