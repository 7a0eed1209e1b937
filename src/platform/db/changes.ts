import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { faultOf } from '../log/fault.ts'
import type { Log } from '../log/log.ts'
import type { Database, Db } from './database.ts'

/** What processes cache from the database. */
export type Change = 'pages' | 'settings' | 'search-words'

const CHANNEL = 'pankh'

/**
 * Announces to every process of this database, including this one, that something they cache has changed. In a
 * transaction, the announcement is sent on commit.
 * @param by `Changes.id` of a process that has already cleared its cache
 */
export async function announce(db: Db, change: Change, by = ''): Promise<void> {
  await db.execute(sql`select pg_notify(${CHANNEL}, ${`${change} ${by}`})`)
}

export interface Changes {
  /** This process's random id. */
  id: string
  /** Calls `forget` at each change of that kind, and whenever one may have been missed. */
  on(change: Change, forget: () => unknown): void
  close(): Promise<void>
}

/**
 * Listens for what `announce` sends. Changes are handled one at a time and in order, so that pages rendered after
 * `pages` show the settings announced before it.
 */
export async function hearChanges(database: Pick<Database, 'listen'>, log: Log): Promise<Changes> {
  const id = randomUUID()
  const kept: { change: Change; forget: () => unknown }[] = []
  let before = Promise.resolve()
  const forgetAll = (which: typeof kept) => {
    before = before.then(async () => {
      for (const { change, forget } of which) await attempt(change, forget)
    })
  }
  const { close } = await database.listen(
    CHANNEL,
    (payload) => {
      const [name, by] = payload.split(' ')
      if (by === id) return
      const named = kept.filter(({ change }) => change === name)
      // A newer version may send a name that this one doesn't know.
      forgetAll(named.length > 0 ? named : [...kept])
    },
    () => forgetAll([...kept]),
  )
  return { id, on: (change, forget) => void kept.push({ change, forget }), close }

  async function attempt(change: Change, forget: () => unknown): Promise<void> {
    try {
      await forget()
    } catch (error) {
      log.warn(
        { change, fault: faultOf(error) },
        'a change could not be followed; it is seen after its time limit',
      )
    }
  }
}
