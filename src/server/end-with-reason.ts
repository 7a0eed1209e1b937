import { BadConfiguration } from '#platform/config/config.ts'
import { FolderIsHeld } from '#platform/db/hold-folder.ts'

/** Ends a start that cannot be. What the person can mend is said without a stack. */
export function endWithReason(error: unknown): void {
  const isExpected = error instanceof BadConfiguration || error instanceof FolderIsHeld
  process.stderr.write(
    `${isExpected ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
  )
  process.exitCode = 1
  // An open pool or folder must not keep a failed start alive.
  setTimeout(() => process.exit(1), 200).unref()
}
