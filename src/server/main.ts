import { BadConfiguration, readConfig } from '#platform/config/config.ts'
import { FolderIsHeld } from '#platform/db/hold-folder.ts'
import { runServer } from './run-server.ts'

try {
  await runServer(readConfig())
} catch (error) {
  const isExpected = error instanceof BadConfiguration || error instanceof FolderIsHeld
  process.stderr.write(`${isExpected ? error.message : ((error as Error).stack ?? String(error))}\n`)
  process.exitCode = 1
}
