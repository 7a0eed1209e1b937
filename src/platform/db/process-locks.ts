import { setTimeout as pause } from 'node:timers/promises'
import type { Listen } from './listen.ts'
import type { SessionConnection } from './session-connection.ts'

/** Locks that one process of a database holds at a time, for work that takes longer than a transaction may. */
export interface ProcessLocks {
  /**
   * Takes the lock with that name. If another process holds it, that process's `isAsked` is called, and this one waits
   * until `end`. Returns whether the lock was taken. `isAsked` is also called if the lock is lost with its session.
   */
  take(name: string, of: { isAsked(): unknown; end: AbortSignal }): Promise<boolean>
  giveBack(name: string): Promise<void>
}

const CHANNEL = 'pankh-locks'
const TRY_EVERY_MS = 100
/** PostgreSQL's lock keys are numbers, which this database's other locks share. */
const KEY = 'hashtextextended($1, 7265241)'

/** For the embedded database, which serves only one process. */
export const locksOfOneProcess: ProcessLocks = { take: async () => true, giveBack: async () => undefined }

/** Advisory locks of this process's session, so that they end with it. */
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

  /** Takes the lock if it is free, else asks its holder to release it. Without a session, no lock can be taken. */
  async function isFree(name: string): Promise<boolean> {
    try {
      // PostgreSQL would grant a session the same lock twice.
      if (!held.has(name)) {
        const { rows } = await session.query(`select pg_try_advisory_lock(${KEY}) as is_taken`, [name])
        if (rows[0]?.is_taken) return true
      }
      await session.query('select pg_notify($1, $2)', [CHANNEL, name])
    } catch {
      // The session is being reopened.
    }
    return false
  }
}
