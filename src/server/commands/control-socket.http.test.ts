import { mkdir, mkdtemp, rename, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createPerson } from '#foundation/accounts/testing/create-person.ts'
import { openBackup } from '#platform/backup/backup-reader.ts'
import { openFolder } from '#platform/storage/folder-storage.ts'
import { testApp } from '#tests/support/test-app.ts'
import { handToRunning, serveCommands } from './control-socket.ts'
import type { Output } from './output.ts'
import type { LiveCommand } from './parse-command.ts'
import { runLiveCommand } from './run-live-command.ts'

const test = testApp()
const ends: (() => unknown)[] = []
const logged: string[] = []
let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pankh-socket-'))
  logged.length = 0
})
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
  await rm(folder, { recursive: true })
})

const log = pino({ level: 'info' }, { write: (line) => void logged.push(line) })
async function serve(database = join(folder, 'database')): Promise<void> {
  await mkdir(database, { recursive: true })
  const opened = { db: test.db, storage: openFolder(join(folder, 'files')) }
  ends.push(
    await serveCommands({ folder: database, log, run: (...given) => runLiveCommand(opened, ...given) }),
  )
}

/** The output of the terminal and the exit code. */
async function hand(command: LiveCommand, database = join(folder, 'database')) {
  const [said, complained]: string[][] = [[], []]
  const exit = await handToRunning(database, command, {
    say: (line) => void said?.push(line),
    complain: (line) => void complained?.push(line),
  })
  return { exit, said, complained }
}

describe('a command while a process has the embedded database', () => {
  it('is carried out by that process', async () => {
    await serve()
    const asha = await createPerson(test, { email_verified_at: test.clock.now() })
    expect(await asha.tryCall('GET /v2/admin/start/', {})).toMatchObject({ status: 403 })
    expect(await hand({ name: 'grant', email: asha.email })).toEqual({
      exit: 0,
      said: [`${asha.email} is now an administrator.`],
      complained: [],
    })
    expect(await asha.call('GET /v2/admin/start/', {})).toMatchObject({ success: true })
  })

  it('says that an administrator has not confirmed the email', async () => {
    await serve()
    const { email } = await createPerson(test)
    const unconfirmed = expect.stringContaining('not confirmed')
    expect((await hand({ name: 'grant', email })).said).toEqual([expect.any(String), unconfirmed])
    expect((await hand({ name: 'revoke', email })).said).toEqual([`${email} is no longer an administrator.`])
  })

  it('fails as it does without one', async () => {
    await serve()
    expect(await hand({ name: 'revoke', email: 'nobody@example.org' })).toEqual({
      exit: 1,
      said: [],
      complained: ['There is no account with the address nobody@example.org. Its owner signs up first.'],
    })
  })

  it('makes a backup, and says why it can not', async () => {
    await serve()
    const file = join(folder, 'backup.tar')
    expect(await hand({ name: 'backup', file })).toMatchObject({
      exit: 0,
      said: [expect.stringMatching(/backup\.tar has \d+ tables/)],
    })
    await (await openBackup(file)).close()
    expect(await hand({ name: 'backup', file })).toMatchObject({
      exit: 1,
      complained: [`${file} already exists. Give the backup another name.`],
    })
  })

  it('fails where the process has written the backup to a place of its own, as systemd gives it with /tmp', async () => {
    const database = join(folder, 'database')
    await mkdir(database)
    const run = async (_: LiveCommand, { say }: Output) => {
      say('written elsewhere')
      return 0
    }
    ends.push(await serveCommands({ folder: database, log, run }))
    const file = join(folder, 'backup.tar')
    expect(await hand({ name: 'backup', file })).toMatchObject({
      exit: 1,
      complained: [expect.stringContaining(`${file} is not there`)],
    })
  })

  it('is handed over by the owner alone, and to no socket that an earlier process left', async () => {
    const socket = join(folder, 'database.sock')
    const earlier = createServer().listen(join(folder, 'earlier.sock'))
    await rename(join(folder, 'earlier.sock'), socket)
    await new Promise((done) => earlier.close(done))
    expect(await hand({ name: 'grant', email: 'asha@example.org' })).toMatchObject({ exit: undefined })
    await serve()
    expect((await stat(socket)).mode & 0o777).toBe(0o600)
    expect(await hand({ name: 'grant', email: 'asha@example.org' })).toMatchObject({ exit: 1 })
  })

  it('is not done by the command line itself when a process may listen and can not be asked', async () => {
    await writeFile(join(folder, 'file'), '')
    await expect(
      hand({ name: 'grant', email: 'asha@example.org' }, join(folder, 'file', 'database')),
    ).rejects.toThrow('ENOTDIR')
  })

  it('needs a stop where the path is too long for a socket, and the log says so', async () => {
    const database = join(folder, 'x'.repeat(100), 'database')
    await serve(database)
    expect(logged.join()).toContain('too long for a socket')
    expect(await hand({ name: 'grant', email: 'asha@example.org' }, database)).toMatchObject({
      exit: undefined,
    })
  })
})
