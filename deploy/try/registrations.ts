import { listRegistered } from '#features/events/testing/list-registered.queries.ts'
import type { Db } from '#platform/db/database.ts'
import { ask, json } from '#tests/support/registering-people.ts'
import type { Answer, Wanted } from './load.ts'

const PASSWORD = 'Mango-Tree-42'

/** People who register for one event after the other; a registration that was refused is sent again later. */
export interface Registrations {
  next(): Wanted
  /** When each one was acknowledged, on the clock of `performance.now()`. */
  acknowledgedAt: number[]
  /** Acknowledged registrations that are not in the database. */
  lost(db: Db): Promise<string[]>
}

export async function logIn(address: string, email: string): Promise<string> {
  const { body } = await ask(address, '/user/client/login/', json({ identifier: email, password: PASSWORD }))
  return (JSON.parse(body) as { token: string }).token
}

export async function registrationsOf(
  address: string,
  { events, emails }: { events: { event_id: number }[]; emails: string[] },
): Promise<Registrations> {
  const wanted: { email: string; token: string; event_id: number }[] = []
  for (const email of emails) {
    const token = await logIn(address, email)
    for (const { event_id } of events) wanted.push({ email, token, event_id })
  }
  const acknowledged: string[] = []
  const acknowledgedAt: number[] = []

  return {
    acknowledgedAt,
    next() {
      const one = wanted.shift()
      if (!one) throw new Error('Everybody is registered for everything: the try needs more events.')
      const answered = ({ status }: Answer) => {
        if (status !== 200) return void wanted.push(one)
        acknowledged.push(`${one.email} ${one.event_id}`)
        acknowledgedAt.push(performance.now())
      }
      const body = JSON.stringify({ id: one.event_id })
      const headers = { authorization: `Bearer ${one.token}` }
      return { method: 'POST', path: '/v2/event/register/', body, headers, answered }
    },
    async lost(db) {
      const registered = new Set(await listRegistered(db))
      return acknowledged.filter((one) => !registered.has(one))
    },
  }
}
