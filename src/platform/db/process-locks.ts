import { setTimeout as pause } from 'node:timers/promises'
import type { Listen } from './listen.ts'
import type { SessionConnection } from './session-connection.ts'

/** Locks that one process of a database holds at a time, for work that takes longer than a transaction may. */
export interface ProcessLocks {
  /**
   * Takes the lock of that name, once a process. Another that holds it is asked to give it back (`isAsked`), and
   * waited for until `end`. Answers whether it was taken. `isAsked` is called, too, when the lock was lost.
   */
  take(name: string, of: { isAsked(): unknown; end: AbortSignal }): Promise<boolean>
  giveBack(name: string): Promise<void>
}

const CHANNEL = 'pankh-locks'
const TRY_EVERY_MS = 100
/** Names are numbers to PostgreSQL, shared with whatever else locks in this database. */
const KEY = 'hashtextextended($1, 7265241)'

/** One process has every lock. */
export const locksOfOneProcess: ProcessLocks = { take: async () => true, giveBack: async () => undefined }

/** Advisory locks of the session of this process, so that they end with it. */
export function locksOver(session: SessionConnection, listen: Listen): ProcessLocks {
  const held = new Map<string, () => unknown>()
  let listening: Promise<unknown> | undefined
  session.watch({
    ended() {
      const lost = [...held.values()]
      held.clear()
      for (const isAsked of lost) isAsked()
    },
  })

  return {
    async take(name, { isAsked, end }) {
      listening ??= listen(
        CHANNEL,
        (asked) => held.get(asked)?.(),
        () => undefined,
      )
      await listening
      while (!(await isFree(name))) {
        await pause(TRY_EVERY_MS, undefined, { signal: end }).catch(() => undefined)
        if (end.aborted) return false
      }
      held.set(name, isAsked)
      return true
    },
    async giveBack(name) {
      if (!held.delete(name)) return
      await session.query(`select pg_advisory_unlock(${KEY})`, [name]).catch(() => undefined)
    },
  }

  /** Takes it where it is free; else its holder is asked. Between two sessions nothing is. */
  async function isFree(name: string): Promise<boolean> {
    try {
      // PostgreSQL would give a session the same lock twice.
      if (!held.has(name)) {
        const { rows } = await session.query(`select pg_try_advisory_lock(${KEY}) as is_taken`, [name])
        if (rows[0]?.is_taken) return true
      }
      await session.query('select pg_notify($1, $2)', [CHANNEL, name])
    } catch {
      // The session is being opened again.
    }
    return false
  }
}
