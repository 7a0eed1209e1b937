import pg from 'pg'
import type { SessionConnection } from './session-connection.ts'

/**
 * Hears what any process announces on a channel (`pg_notify`), once it is committed. `missed` is called each time that
 * listening began, the first time too: what was announced before was not heard. Never fails: while the database is
 * away, it tries again.
 */
export type Listen = (channel: string, heard: Heard, missed: () => void) => Promise<Listening>
export interface Listening {
  close(): Promise<void>
}
type Heard = (payload: string) => void

interface Listener {
  channel: string
  heard: Heard
  missed: () => void
}

/** Listens over the session of this process. */
export function listenOver(session: SessionConnection): Listen {
  const listeners = new Set<Listener>()
  session.watch({
    opened: () => begin([...listeners]),
    heard(channel, payload) {
      for (const listener of listeners) if (listener.channel === channel) listener.heard(payload)
    },
  })

  return async (channel, heard, missed) => {
    const listener = { channel, heard, missed }
    await session.open()
    listeners.add(listener)
    // Where this fails, the next session listens for all.
    await begin([listener]).catch(() => undefined)
    return { close: async () => void listeners.delete(listener) }
  }

  async function begin(those: readonly Listener[]): Promise<void> {
    for (const channel of new Set(those.map((one) => one.channel)))
      await session.query(`listen ${pg.escapeIdentifier(channel)}`)
    for (const { missed } of those) missed()
  }
}
