import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { events as eventsTable } from '#features/events/server/index.ts'
import { readConfig } from '#platform/config/config.ts'
import type { Parts } from '#server/build-app.ts'
import { closePartsOver, openParts } from '#server/open-parts.ts'
import { startPostgres } from '#tests/support/postgres.ts'
import { events } from './content/events/index.ts'
import { prepareDemo } from './prepare.ts'

const stops: (() => unknown)[] = []
let starts: (() => Promise<Parts>)[]

beforeAll(async () => {
  const postgres = await startPostgres()
  if (!postgres) throw new Error('There is no PostgreSQL to test on.')
  const folder = await mkdtemp(join(tmpdir(), 'pankh-first-start-'))
  stops.push(
    () => postgres.stop(),
    () => rm(folder, { recursive: true, force: true, maxRetries: 5 }),
  )
  const DATABASE_URL = await postgres.createDatabase()
  starts = ['one', 'other'].map((name) => async () => {
    const environment = { NODE_ENV: 'test', DATABASE_URL, DATA_DIR: join(folder, name), LOG_LEVEL: 'silent' }
    const parts = await openParts(readConfig(environment))
    stops.push(async () => {
      await closePartsOver(parts)
      await parts.database.close()
    })
    await prepareDemo(parts)
    return parts
  })
})
afterAll(async () => {
  for (const stop of stops.reverse()) await stop()
})

it('two first starts at once on an empty server load one demo, and both go on', async () => {
  const [parts] = await Promise.all(starts.map((start) => start()))
  expect(await parts?.database.db.$count(eventsTable)).toBe(events.length)
}, 600_000)
