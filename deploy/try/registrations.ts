import type { Db } from '#platform/db/database.ts'
import {
  lostRegistrations,
  type Prepared,
  pendingRegistrations,
  type Registration,
} from '#tests/support/registrations.ts'
import type { Answer, Wanted } from './load.ts'

/** People who register for one event after the other; a registration that was refused is sent again later. */
export interface Registrations {
  next(): Wanted
  /** When each one was acknowledged, on the clock of `performance.now()`. */
  acknowledgedAt: number[]
  /** Acknowledged registrations that are not in the database. */
  lost(db: Db): Promise<string[]>
}

export async function registrationsOf(address: string, prepared: Prepared): Promise<Registrations> {
  const pending = await pendingRegistrations(address, prepared)
  const acknowledged: Registration[] = []
  const acknowledgedAt: number[] = []

  return {
    acknowledgedAt,
    next() {
      const one = pending.shift()
      if (!one) throw new Error('Everyone is registered for every event: this trial needs more events.')
      const answered = ({ status }: Answer) => {
        if (status !== 200) return void pending.push(one)
        acknowledged.push(one)
        acknowledgedAt.push(performance.now())
      }
      const body = JSON.stringify({ id: one.event_id })
      const headers = { authorization: `Bearer ${one.token}` }
      return { method: 'POST', path: '/v2/event/register/', body, headers, answered }
    },
    lost: (db) => lostRegistrations(db, acknowledged),
  }
}
