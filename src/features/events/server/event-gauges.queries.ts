import { countMatching } from '#foundation/catalogue/server/index.ts'
import { countRoughly } from '#platform/db/counts.ts'
import type { DatabaseGauge } from '#platform/http/database-gauges.ts'
import { EVENTS } from './catalogue/event-choices.queries.ts'

export const eventGauges: readonly DatabaseGauge[] = [
  {
    name: 'pankh_events',
    help: 'Published events',
    read: async (db) => [{ value: await countMatching(db, EVENTS, []) }],
  },
  {
    name: 'pankh_registrations',
    help: 'Registrations for events, cancelled ones included; above 100,000 an estimate of the database',
    read: async (db) => [{ value: await countRoughly(db, 'event_registrations') }],
  },
]
