import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { FolderIsLocked, lockFolder } from './lock-folder.ts'

const LOCKING = join(import.meta.dirname, '../../../tests/support/lock-database.ts')
const started: ChildProcess[] = []
let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pankh-folder-'))
})
afterEach(async () => {
  for (const child of started.splice(0)) await kill(child)
  await rm(folder, { recursive: true, force: true })
  await rm(`${folder}.lock`, { recursive: true, force: true })
})

/** Another process that has the folder's embedded database open. */
async function lockElsewhere(of = folder): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', LOCKING, of], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  started.push(child)
  await once(child.stdout, 'data')
  return child
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}

describe('the folder of the embedded database', () => {
  it('is refused to a second process with what to do, and free once the first was killed', async () => {
    const other = await lockElsewhere()
    const refusal = await lockFolder(folder).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(FolderIsLocked)
    expect(String(refusal)).toContain(folder)
    expect(String(refusal)).toMatch(/Stop it first.*DATA_DIR.*DATABASE_URL/s)

    await kill(other)
    await (await lockFolder(folder))()
  }, 40_000)

  it('is open to nobody else on the machine, neither when it is made nor when it was', async () => {
    const [data, database] = [join(folder, 'data'), join(folder, 'data/database')]
    const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8)
    await kill(await lockElsewhere(database))
    expect([await modeOf(data), await modeOf(database)]).toEqual(['700', '700'])

    await chmod(database, 0o755)
    await kill(await lockElsewhere(database))
    expect(await modeOf(database)).toBe('700')
  }, 40_000)

  it('can be locked again at once when it was unlocked', async () => {
    const unlock = await lockFolder(folder)
    await unlock()
    await (await lockFolder(folder))()
  })

  it('is locked against the same process too', async () => {
    const unlock = await lockFolder(folder)
    await expect(lockFolder(folder)).rejects.toBeInstanceOf(FolderIsLocked)
    await unlock()
  })

  it('passes on what is wrong with the folder itself', async () => {
    await expect(lockFolder(join(folder, 'not', 'there'))).rejects.not.toBeInstanceOf(FolderIsLocked)
  })
})
