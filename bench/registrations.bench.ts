import pg from 'pg'
import { registerForEvent } from '#features/events/server/registering/register-for-event.ts'
import { createEvent } from '#features/events/testing/create-event.ts'
import { createPeople } from '#foundation/accounts/testing/create-people.ts'
import { type Db, openDatabase } from '#platform/db/database.ts'
import { TEST_NOW } from '#tests/support/test-moment.ts'
import type { Line } from './line.ts'
import { median } from './median.ts'
import type { Stage } from './stage.ts'

const PEOPLE = 500
const CONNECTIONS = 10
const ROUNDS = 5
/** Registering also checks the waitlist, enqueues the email job and reads what it answers. */
const AT_LEAST = 0.2

type Register = (event_id: number, user_id: number) => Promise<unknown>

/**
 * Registrations a second on one event. All wait for the lock of the same row, so the time under that lock counts.
 */
export default async function bench({ databaseUrl }: Stage): Promise<Line[]> {
  const database = await openDatabase({ url: databaseUrl, poolSize: CONNECTIONS })
  const pool = new pg.Pool({ connectionString: databaseUrl, max: CONNECTIONS })
  const product: Register = (event_id, id) =>
    registerForEvent(database.db, { id }, { event_id, language: 'en', now: TEST_NOW })
  const bare: Register = (event_id, user_id) => registerBare(pool, event_id, user_id)
  try {
    const rounds: { product: number; bare: number }[] = []
    for (const register of [product, bare]) await perSecond(database.db, register)
    while (rounds.length < ROUNDS) {
      rounds.push({
        product: await perSecond(database.db, product),
        bare: await perSecond(database.db, bare),
      })
    }
    const ratio = median(rounds.map((round) => round.product / round.bare))
    const each = (side: 'product' | 'bare') => Math.round(median(rounds.map((round) => round[side])))
    return [
      {
        work: 'registrations on one event / the same lock, row and count with bare pg',
        measured: ratio.toFixed(2),
        figure: `≥ ${AT_LEAST.toFixed(2)}`,
        isMet: ratio >= AT_LEAST,
        detail: `${each('product')} against ${each('bare')} a second`,
      },
    ]
  } finally {
    await pool.end()
    await database.close()
  }
}

async function perSecond(db: Db, register: Register): Promise<number> {
  const event_id = await createEvent(db, { capacity: PEOPLE * 2 })
  const people = await createPeople(db, PEOPLE)
  const start = performance.now()
  const next = async (): Promise<void> => {
    for (let id = people.pop(); id !== undefined; id = people.pop()) await register(event_id, id)
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, next))
  return (PEOPLE * 1_000) / (performance.now() - start)
}

async function registerBare(pool: pg.Pool, event_id: number, user_id: number): Promise<void> {
  const connection = await pool.connect()
  try {
    await connection.query('begin')
    await connection.query({
      name: 'lock',
      text: 'select capacity, registered_count from events where id = $1 for update',
      values: [event_id],
    })
    await connection.query({
      name: 'register',
      text: `insert into event_registrations (event_id, user_id, status, registered_at) values ($1, $2, 'registered', now())`,
      values: [event_id, user_id],
    })
    await connection.query({
      name: 'count',
      text: 'update events set registered_count = registered_count + 1 where id = $1',
      values: [event_id],
    })
    await connection.query('commit')
  } finally {
    connection.release()
  }
}
