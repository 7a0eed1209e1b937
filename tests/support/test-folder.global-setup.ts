import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the apps of tests keep their files. */
    testFolder: string
  }
}

/** One folder for the apps of all test files, removed after the run: shared apps outlive files. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'pankh-tests-'))
  project.provide('testFolder', folder)
  return () => rm(folder, { recursive: true, force: true, maxRetries: 5 })
}
