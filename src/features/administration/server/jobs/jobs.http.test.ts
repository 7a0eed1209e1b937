import { beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createPerson, type Person } from '#foundation/accounts/testing/create-person.ts'
import { queueMail } from '#foundation/mails/server/index.ts'
import { aMail } from '#foundation/mails/testing/a-mail.ts'
import { enqueue } from '#platform/jobs/enqueue.queries.ts'
import { defineJob } from '#platform/jobs/job.ts'
import { testApp } from '#tests/support/test-app.ts'

const test = testApp()
let admin: Person

beforeEach(async () => {
  admin = await createPerson(test, { is_admin: true })
})

/** A real kind of job with an invalid payload: it fails on every try. */
const broken = defineJob({ name: 'send-whatsapp', payload: z.looseObject({}) })

async function failOne() {
  await enqueue(test.db, broken, { email: 'ravi@school.example' })
  for (let time = 0; time < 4; time += 1) {
    test.clock.set(new Date(test.clock.now().getTime() + 40 * 60_000))
    await test.runJobs()
  }
}

const jobs = async () => (await admin.call('GET /v2/admin/job/list/', {})).data
const job = async (name: string) => (await jobs()).find((one) => one.name === name)
const failed = async (body: object = {}) =>
  (await admin.call('POST /v2/admin/job/failed/list/', { body })).data
const retry = (job_id: string, by = admin) => by.tryCall('POST /v2/admin/job/retry/', { body: { job_id } })

describe('jobs', () => {
  it('are told in words, with what waits, what was done and when they run by themselves', async () => {
    await queueMail(test.db, aMail())
    expect(await job('send-mail')).toMatchObject({ words: 'Send emails', waiting: 1, last_done_at: null })
    await test.runJobs()
    expect(await job('send-mail')).toMatchObject({ waiting: 0, failed: 0, last_done_at: expect.any(String) })
    const { next_run_at } = (await job('forget-old-mails')) ?? {}
    expect(next_run_at).toMatch(/T22:00:00/)
    expect((await jobs()).filter(({ name }) => name.startsWith('__'))).toEqual([])
    expect(await test.queriesOf(jobs)).toBeLessThan(6)
  })

  it('that fail are kept to be looked at, without words about anybody, and run once more', async () => {
    await failOne()
    expect(await job('send-whatsapp')).toMatchObject({ failed: 1, last_failed_at: expect.any(String) })
    expect((await jobs())[0]?.name).toBe('send-whatsapp')
    const [found] = await failed()
    expect(found).toMatchObject({ name: 'send-whatsapp', code: 'ZodError', tries: 3 })
    expect(JSON.stringify(await failed())).not.toContain('school.example')
    expect(await failed({ name: 'send-mail' })).toEqual([])
    for (const sort of ['when', 'job']) expect(await failed({ sort, flag_descending: true })).toEqual([found])
    const id = found?.id ?? ''
    const answers = await Promise.all(Array.from({ length: 5 }, () => retry(id)))
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
    expect(await job('send-whatsapp')).toMatchObject({ failed: 0, waiting: 1 })
    await test.runJobs()
    expect(await failed()).toMatchObject([{ id, tries: 4 }])
    const { data } = await admin.call('POST /v2/admin/audit/list/', { body: { kind: 'job' } })
    expect(data).toMatchObject([{ action: 'retried', changes: { job: [null, 'send-whatsapp'] } }])
  })

  it('are for administrators alone, and nothing that did not fail is run again', async () => {
    const stranger = await createPerson(test)
    await failOne()
    const id = (await failed())[0]?.id ?? ''
    expect(await stranger.tryCall('GET /v2/admin/job/list/', {})).toMatchObject({ status: 403 })
    expect(await stranger.tryCall('POST /v2/admin/job/failed/list/', { body: {} })).toMatchObject({
      status: 403,
    })
    expect(await retry(id, stranger)).toMatchObject({ status: 403 })
    expect(await retry('7f2c1f7e-0b7e-4c47-8a3f-5d0c4b7f2a11')).toMatchObject({ status: 404 })
    expect(await retry('no id')).toMatchObject({ status: 422 })
  })
})
