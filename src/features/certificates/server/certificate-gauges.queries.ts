import { countRoughly } from '#platform/db/counts.ts'
import type { DatabaseGauge } from '#platform/http/database-gauges.ts'

export const certificateGauges: readonly DatabaseGauge[] = [
  {
    name: 'pankh_certificates',
    help: 'Issued certificates, revoked ones included; above 100,000 an estimate of the database',
    read: async (db) => [{ value: await countRoughly(db, 'issued_certificates') }],
  },
]
