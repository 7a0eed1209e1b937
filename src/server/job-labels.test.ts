import { expect, it } from 'vitest'
import { isKnownJob } from '#features/administration/server/index.ts'
import { readConfig } from '#platform/config/config.ts'
import { allJobs } from './features.ts'

it('every job says in words what it does', () => {
  const parts = { config: readConfig({ NODE_ENV: 'test' }), uploads: {} }
  const names = allJobs(parts as never).map(({ job }) => job.name)
  expect(names.length).toBeGreaterThan(40)
  expect(names.filter((name) => !isKnownJob(name))).toEqual([])
})
