import { type Config, readConfig } from '#platform/config/config.ts'
import { handToRunning } from './commands/control-socket.ts'
import { move } from './commands/move.ts'
import { terminal } from './commands/output.ts'
import { type Command, isLive, parseCommand, USAGE } from './commands/parse-command.ts'
import { restore } from './commands/restore.ts'
import { runLiveCommand } from './commands/run-live-command.ts'
import { withStored } from './commands/with-stored.ts'
import { endWithReason } from './end-with-reason.ts'

/** Runs a command of `npm run admin`. @returns the exit code */
async function runCommand(config: Config, command: Command): Promise<number> {
  const { url, folder } = config.database
  if (url === undefined && isLive(command)) {
    const exitCode = await handToRunning(folder, command, terminal)
    if (exitCode !== undefined) return exitCode
  }
  switch (command.name) {
    case 'restore':
      await restore(config, command, terminal)
      return 0
    case 'move':
      await move(config, command.to, terminal)
      return 0
    case 'grant':
    case 'revoke':
    case 'backup':
      return withStored(config, ({ database: { db }, storage }) =>
        runLiveCommand({ db, storage }, command, terminal),
      )
  }
}

try {
  const command = parseCommand(process.argv.slice(2))
  if (command) process.exitCode = await runCommand(readConfig(), command)
  else {
    process.stderr.write(USAGE)
    process.exitCode = 2
  }
} catch (error) {
  endWithReason(error)
}
