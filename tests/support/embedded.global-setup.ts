import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '#platform/db/database.ts'
import { migrate } from '#platform/db/migrate.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The file that holds a migrated embedded database. */
    embeddedContents: string
  }
}

/** One migrated embedded database; each test file of the project opens a copy of it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const database = await openDatabase({ folder: undefined })
  await migrate(database, 'migrations')
  const contents = await database.contents?.()
  await database.close()
  if (!contents) throw new Error('The embedded database gave no contents to copy.')
  const folder = await mkdtemp(join(tmpdir(), 'pankh-embedded-'))
  const file = join(folder, 'contents.tar')
  await writeFile(file, contents.stream())
  project.provide('embeddedContents', file)
  return () => rm(folder, { recursive: true, force: true })
}
