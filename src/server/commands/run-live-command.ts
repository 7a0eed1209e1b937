import { setAdmin } from '#foundation/accounts/server/index.ts'
import { makeBackup } from '#platform/backup/make-backup.ts'
import type { Db } from '#platform/db/database.ts'
import { schemaVersionOf } from '#platform/db/migrate.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { CommandRefused } from './commands.errors.ts'
import type { Output } from './output.ts'
import type { LiveCommand } from './parse-command.ts'

/** @returns the exit code @throws CommandRefused, BackupRefused if Pankh was never started with this database */
export async function runLiveCommand(
  { db, storage }: { db: Db; storage: Storage },
  command: LiveCommand,
  output: Output,
): Promise<number> {
  if (command.name === 'backup') return backUp({ db, storage }, command.file, output)
  if (!(await schemaVersionOf(db)))
    throw new CommandRefused('This database is empty: start Pankh with it first.')
  const { name, email } = command
  const person = await setAdmin(db, { email, isAdmin: name === 'grant' })
  if (!person) {
    output.complain(`There is no account with the address ${email}. Its owner signs up first.`)
    return 1
  }
  output.say(`${email} is ${name === 'grant' ? 'now' : 'no longer'} an administrator.`)
  if (name === 'grant' && !person.email_verified_at)
    output.say(
      'The email is not confirmed: make sure that the account is theirs. Alerts go to confirmed emails only.',
    )
  return 0
}

async function backUp(of: { db: Db; storage: Storage }, path: string, output: Output): Promise<number> {
  const { rows, files, bytes_of_files } = await makeBackup(of, { path, now: new Date() })
  const counts = Object.values(rows)
  const total = counts.reduce((sum, count) => sum + count, 0)
  output.say(
    `${path} has ${counts.length} tables with ${total} rows, and ${files} files with ` +
      `${(bytes_of_files / 1e6).toFixed(1)} MB.`,
  )
  return 0
}
