import { BackupRefused } from '#platform/backup/backup.errors.ts'
import { BadConfiguration } from '#platform/config/config.ts'
import { isDatabaseAway } from '#platform/db/is-database-away.ts'
import { isDatabaseFull } from '#platform/db/is-database-full.ts'
import { FolderIsLocked } from '#platform/db/lock-folder.ts'
import { DatabaseIsNewer } from '#platform/db/migrate.ts'
import { DatabaseIsStandby } from '#platform/db/prepare-connection.ts'
import { adviceOnRefusal } from '#platform/db/refused-by-server.ts'
import { DatabaseIsBroken } from '#platform/db/watch-embedded.ts'
import { CommandRefused } from './commands/commands.errors.ts'

/** Ends a process that can't start or continue. An error that the operator can fix is printed without a stack trace. */
export function endWithReason(error: unknown): void {
  process.stderr.write(`${reasonFor(error)}\n`)
  process.exitCode = 1
  // An open pool or folder must not keep the process alive.
  setTimeout(() => process.exit(1), 200).unref()
}

const REFUSALS = [
  BadConfiguration,
  FolderIsLocked,
  DatabaseIsNewer,
  DatabaseIsBroken,
  DatabaseIsStandby,
  BackupRefused,
  CommandRefused,
]

/** Looks through the causes: drizzle wraps the errors of pool connections. */
function refusalIn(error: unknown): Error | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (REFUSALS.some((refusal) => cause instanceof refusal)) return cause
  }
  return undefined
}

export function reasonFor(error: unknown): string {
  const refusal = refusalIn(error)
  if (refusal) return refusal.message
  if (isDatabaseFull(error))
    return 'The disk of the database is full or read-only. Make room, then start again.'
  if (isDatabaseAway(error))
    return 'The database does not answer. Is DATABASE_URL right, and is the server running?'
  const advice = adviceOnRefusal(error)
  if (advice) return advice
  const { code, port, path } = (error ?? {}) as { code?: string; port?: number; path?: string }
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use. Stop what uses it, or set PORT to another number.`
  if (code === 'EACCES' && port !== undefined) return `Port ${port} is not allowed. Set PORT to 1024 or more.`
  if ((code === 'EACCES' || code === 'EROFS') && path) {
    return `${path} can't be written to. Set DATA_DIR to a folder that this process may write to.`
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
