import type { Locker } from '@tus/server'
import type { ProcessLocks } from '#platform/db/process-locks.ts'
import { UploadIsBusy } from '../uploads.errors.ts'

/** Longer than tus waits for a request that was asked to stop (`lockDrainTimeout`). */
const LONGEST_WAIT_MS = 5_000

interface Writer {
  isAsked(): void | Promise<void>
  gone: Promise<void>
  go(): void
}

/**
 * Lets one request at a time, to any process, write to an upload. The next one asks it to stop, because its connection
 * may be long dead. Within a process it waits without polling, unlike the library's own locker.
 */
export function oneWriterAtATime(locks: ProcessLocks): Locker {
  const writers = new Map<string, Writer>()

  async function takeOver(id: string, signal: AbortSignal, isAsked: Writer['isAsked']): Promise<void> {
    const end = AbortSignal.any([signal, AbortSignal.timeout(LONGEST_WAIT_MS)])
    const ended = new Promise<void>((resolve) =>
      end.addEventListener('abort', () => resolve(), { once: true }),
    )
    for (let writer = writers.get(id); writer; writer = writers.get(id)) {
      await writer.isAsked()
      await Promise.race([writer.gone, ended])
      if (end.aborted) throw new UploadIsBusy()
    }
    const { promise: gone, resolve: go } = Promise.withResolvers<void>()
    writers.set(id, { isAsked, gone, go })
    if (await locks.take(nameOf(id), { isAsked, end })) return
    leave(id)
    throw new UploadIsBusy()
  }

  return {
    newLock: (id) => ({
      lock: (signal, isAsked) => takeOver(id, signal, isAsked),
      async unlock() {
        await locks.giveBack(nameOf(id))
        leave(id)
      },
    }),
  }

  function leave(id: string): void {
    writers.get(id)?.go()
    writers.delete(id)
  }
}

const nameOf = (id: string) => `writing upload ${id}`
