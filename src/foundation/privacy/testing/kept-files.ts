import { mkdtempSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach } from 'vitest'

/** A folder for a test's storage, whose contents the test can check. Empty before each test. */
export function keptFiles(): { path: string; url: string; names(room?: string): Promise<string[]> } {
  const folder = mkdtempSync(join(tmpdir(), 'pankh-kept-'))
  afterAll(() => rm(folder, { recursive: true, force: true }))
  const names = async (room = '') => {
    const found = await readdir(join(folder, room), { recursive: true, withFileTypes: true }).catch(() => [])
    return found.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  }
  beforeEach(async () => {
    for (const path of await names()) await rm(path, { force: true })
  })
  return { path: folder, url: `file://${folder}`, names }
}
