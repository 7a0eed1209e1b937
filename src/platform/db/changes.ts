import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Log } from '../log/log.ts'
import type { Database, Db } from './database.ts'

/** What processes keep in memory of what is in the database. */
export type Change = 'pages' | 'settings' | 'search-words'

const CHANNEL = 'pankh'

/**
 * Tells every process of this database, this one too, that what they keep is no longer so. In a transaction it is told
 * once that is committed, and never when it is not.
 * @param by `Changes.id` of who has forgotten it already
 */
export async function announce(db: Db, change: Change, by = ''): Promise<void> {
  await db.execute(sql`select pg_notify(${CHANNEL}, ${`${change} ${by}`})`)
}

export interface Changes {
  /** Made up for this process. */
  id: string
  /** Has `forget` called at each change of that kind, and where one can have been missed. */
  on(change: Change, forget: () => unknown): void
  close(): Promise<void>
}

/**
 * Hears what `announce` tells. Changes are worked through one after the other, in their order: pages that are rendered
 * after the new settings are known show them.
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
      // A newer version may name what this one does not know.
      forgetAll(named.length > 0 ? named : [...kept])
    },
    () => forgetAll([...kept]),
  )
  return { id, on: (change, forget) => void kept.push({ change, forget }), close }

  async function attempt(change: Change, forget: () => unknown): Promise<void> {
    try {
      await forget()
    } catch {
      log.warn({ change }, 'a change could not be followed; it is seen after its time limit')
    }
  }
}
