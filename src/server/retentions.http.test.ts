import { describe, expect, it } from 'vitest'
import { DAY_MS } from '#contract/durations.ts'
import { createPerson } from '#foundation/accounts/testing/create-person.ts'
import { RETENTIONS } from '#foundation/privacy/privacy.contract.ts'
import { dumpOf } from '#foundation/privacy/testing/dump.queries.ts'
import { enqueueByName } from '#foundation/privacy/testing/run-by-name.ts'
import { timetable } from '#tests/support/job-queue.ts'
import { testApp } from '#tests/support/test-app.ts'
import { features } from './features.ts'

const test = testApp()
const later = (days: number) => test.clock.set(new Date(test.clock.now().getTime() + days * DAY_MS))
const rowsOf = async (table: string) =>
  (await dumpOf(test.db)).filter((line) => line.startsWith(`${table}:`)).length

describe('what is kept for a time', () => {
  it('names a job that runs by itself', async () => {
    const timed = (await timetable(test.db)).map(({ name }) => name)
    const retentions = features.flatMap((feature) => feature.retentions ?? [])
    expect(retentions.map(({ name }) => name).sort()).toEqual(RETENTIONS.toSorted())
    for (const { job } of retentions) if (job !== null) expect(timed).toContain(job)
  })

  it('is drafts for a month after their last change', async () => {
    const asha = await createPerson(test)
    await asha.call('POST /user/draft/save/', { body: { form: 'event', subject: 0, fields: {} } })
    for (const [days, left] of [
      [29, 1],
      [2, 0],
    ] as const) {
      later(days)
      await enqueueByName(test.db, 'forget-old-drafts')
      await test.runJobs()
      expect(await rowsOf('form_drafts')).toBe(left)
    }
  })

  it('is sessions for a month after they ended, and codes and links as long', async () => {
    const asha = await createPerson(test)
    const other = await test.call('POST /user/client/login/', {
      body: { identifier: asha.email, password: 'Mango-Tree-42' },
    })
    await asha.call('POST /user/email-code/send/', { body: {} })
    await test.call('POST /user/forget-password/', { body: { identifier: asha.email } })
    await test.withToken(other.token).call('POST /user/logout/', { body: {} })
    await test.runJobs()
    const counts = async () => [
      await rowsOf('sessions'),
      await rowsOf('email_codes'),
      await rowsOf('password_resets'),
    ]
    later(29)
    await enqueueByName(test.db, 'forget-old-sessions')
    await test.runJobs()
    expect(await counts()).toEqual([2, 1, 1])
    later(2)
    await enqueueByName(test.db, 'forget-old-sessions')
    await test.runJobs()
    expect(await counts()).toEqual([1, 0, 0])
    expect((await asha.call('GET /user/session/', {})).data?.user_id).toBe(asha.id)
  })
})
