import { expect, it } from 'vitest'
import { createEvent } from '#features/events/testing/create-event.ts'
import { createPerson } from '#foundation/accounts/testing/create-person.ts'
import { enqueueByName } from '#foundation/privacy/testing/run-by-name.ts'
import { atOneMoment, digestOf } from '#platform/db/copy/read-rows.ts'
import type { Db } from '#platform/db/database.ts'
import { loadDemo } from '#seeds/demo/load.ts'
import { repeatJobs, timetable } from '#tests/support/job-queue.ts'
import { testApp } from '#tests/support/test-app.ts'
import { TEST_NOW } from '#tests/support/test-moment.ts'

const test = testApp({ environment: {} })

/** Digests of all our tables, except the queues. */
async function digests(db: Db): Promise<Record<string, unknown>> {
  return atOneMoment(db, async (tx, tables) => {
    const all: Record<string, unknown> = {}
    for (const table of tables)
      if (!table.name.startsWith('pgboss.')) all[table.name] = await digestOf(tx, table)
    return all
  })
}

it('jobs that run a second time, since nobody noted that they were done, change no row', async () => {
  await loadDemo(test.db, { now: TEST_NOW, mode: 'test' })
  const [asha, ravi] = [await createPerson(test), await createPerson(test)]
  const id = await createEvent(test.db, { capacity: 1 })
  // One gets the place; the other waits, and gets it once it is free.
  for (const person of [asha, ravi]) await person.call('POST /v2/event/register/', { body: { id } })
  await test.runJobs()
  await asha.call('POST /v2/event/register/cancel/', { body: { id } })
  for (const { name } of await timetable(test.db)) await enqueueByName(test.db, name)
  await test.runJobs()

  const before = await digests(test.db)
  const again = await repeatJobs(test.db)
  expect(new Set(again).size).toBeGreaterThan(20)
  expect(await test.runJobs()).toBeGreaterThanOrEqual(again.length)
  expect(await digests(test.db)).toEqual(before)
}, 600_000)
