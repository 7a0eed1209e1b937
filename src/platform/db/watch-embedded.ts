import type { PGlite } from '@electric-sql/pglite'
import type { Log } from '../log/log.ts'
import { freeDisk } from '../storage/free-disk.ts'

/** The embedded database could not write its log. It answers nothing until it is reopened. */
export class DatabaseIsBroken extends Error {
  constructor(options: ErrorOptions) {
    super(
      'The embedded database could not write to the disk of DATA_DIR and has to be opened again. Is the disk full, ' +
        'read-only or broken? Nothing that was confirmed is lost: see to the disk, then start Pankh again.',
      options,
    )
    this.name = 'DatabaseIsBroken'
  }
}

export interface EmbeddedWatch {
  folder: string
  log?: Log | undefined
  /** Called once, when only reopening the database helps. */
  broke?: ((error: DatabaseIsBroken) => void) | undefined
  /** The disk's free bytes; tests supply their own. */
  free?: (() => Promise<number>) | undefined
}

/**
 * PostgreSQL's log grows in files of 16 MB, and it stops if there is no room for the next. Other files need room too.
 */
const SPARE_BYTES = 64 * 1024 * 1024
const LOOK_EVERY_MS = 1_000

/**
 * Keeps an embedded database readable on a full disk: before the last bytes are used, writes are refused (SQLSTATE
 * 25006), until there is room again. Returns a function that stops watching.
 */
export function watchEmbedded(client: PGlite, watch: EmbeddedWatch): () => void {
  const { folder, log, free = async () => (await freeDisk(folder)).free } = watch
  noticePanic(client, watch)
  let isFull = false
  let isLooking = false
  async function look(): Promise<void> {
    if (isLooking) return
    isLooking = true
    try {
      // A disk that doesn't answer isn't known to be full.
      const hasNoRoom = (await free()) < SPARE_BYTES
      if (hasNoRoom === isFull) return
      await client.exec(`set default_transaction_read_only = ${hasNoRoom ? 'on' : 'off'}`)
      isFull = hasNoRoom
      if (isFull) log?.error({ folder }, 'the disk is full: nothing is saved until there is room')
      else log?.info('the disk has room again: everything is saved')
    } catch {
      // The database is closing, or is broken: then `broke` was called.
    } finally {
      isLooking = false
    }
  }
  const timer = setInterval(() => void look(), LOOK_EVERY_MS).unref()
  return () => clearInterval(timer)
}

/** After a PANIC, a PostgreSQL server restarts by itself. Here, every statement fails from then on. */
function noticePanic(client: PGlite, { broke }: EmbeddedWatch): void {
  let isReported = false
  for (const name of ['query', 'exec', 'transaction'] as const) {
    const run = client[name].bind(client) as (...given: unknown[]) => Promise<never>
    client[name] = ((...given: unknown[]) =>
      run(...given).catch((error: unknown) => {
        if (isPanic(error) && !isReported) {
          isReported = true
          broke?.(new DatabaseIsBroken({ cause: error }))
        }
        throw error
      })) as never
  }
}

function isPanic(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ((cause as { severity?: unknown }).severity === 'PANIC') return true
  }
  return false
}
