import pg from 'pg'
import type { SessionConnection } from './session-connection.ts'

/**
 * Receives what any process sends to a channel (`pg_notify`), after its commit. `missed` is called whenever listening
 * begins, including the first time, because earlier messages were not received. Never fails: while the database is
 * unavailable, it retries.
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

/** Listens over this process's session connection. */
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
    // If this fails, the next session listens for all.
    await begin([listener]).catch(session.renew)
    return { close: async () => void listeners.delete(listener) }
  }

  async function begin(those: readonly Listener[]): Promise<void> {
    for (const channel of new Set(those.map((one) => one.channel)))
      await session.query(`listen ${pg.escapeIdentifier(channel)}`)
    for (const { missed } of those) missed()
  }
}
