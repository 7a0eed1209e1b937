import { mkdtempSync } from 'node:fs'
import { rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { HOUR_MS, MINUTE_MS } from '#contract/durations.ts'
import { createPerson, type Person } from '#foundation/accounts/testing/create-person.ts'
import { enqueueByName } from '#foundation/privacy/testing/run-by-name.ts'
import { enqueue } from '#platform/jobs/enqueue.queries.ts'
import { defineJob } from '#platform/jobs/job.ts'
import { moveJobClock, scheduleSince } from '#tests/support/job-queue.ts'
import { testApp } from '#tests/support/test-app.ts'
import { TEST_NOW } from '#tests/support/test-moment.ts'

const folder = mkdtempSync(join(tmpdir(), 'pankh-alerts-'))
const test = testApp({ environment: { BACKUP_FOLDER: folder } })
let admin: Person

beforeEach(async () => {
  admin = await createPerson(test, { is_admin: true, email_verified_at: TEST_NOW })
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function look(after = 0): Promise<void> {
  test.clock.set(new Date(test.clock.now().getTime() + after))
  await moveJobClock(test.db, test.clock.now())
  await enqueueByName(test.db, 'alert-administrators')
  await test.runJobs()
}

/** Newest first. */
const alerts = async () =>
  (await test.call('GET /dev/outbox/list/', {})).data.filter(({ kind }) => kind === 'alert')

/** A real kind of job with an invalid payload: it fails on every try. */
async function failJob(): Promise<void> {
  await enqueue(test.db, defineJob({ name: 'send-whatsapp', payload: z.looseObject({}) }), {})
  for (let time = 0; time < 4; time += 1) {
    test.clock.set(new Date(test.clock.now().getTime() + 40 * MINUTE_MS))
    await test.runJobs()
  }
}

describe('alerts by email', () => {
  it('are not sent while all is well', async () => {
    await look()
    expect(await alerts()).toEqual([])
  })

  it('tell each administrator with a confirmed email of failed jobs, once', async () => {
    await createPerson(test)
    await createPerson(test, { is_admin: true, email_verified_at: null })
    await failJob()
    await look()
    for (let times = 0; times < 6; times += 1) await look(10 * MINUTE_MS)
    expect(await alerts()).toMatchObject([{ to: admin.email, subject: 'Pankh needs your attention' }])
    expect((await alerts())[0]?.text).toContain("won't be tried again: Send WhatsApp messages.")
    expect((await alerts())[0]?.text).not.toContain("you'll get another email")
    await look(2 * HOUR_MS)
    expect(await alerts()).toHaveLength(1)
  })

  it('come again each hour while a backup is missing', async () => {
    const backup = join(folder, 'pankh-2026-01-13.tar')
    await writeFile(backup, 'a backup')
    const made = new Date(TEST_NOW.getTime() - 27 * HOUR_MS)
    await utimes(backup, made, made)
    await look()
    await look(30 * MINUTE_MS)
    await look(30 * MINUTE_MS)
    const texts = (await alerts()).map(({ text }) => text)
    expect(texts).toHaveLength(2)
    expect(texts[0]).toContain('The newest backup is 28 hours old.')
    expect(texts[0]).toContain("you'll get another email")
    expect(texts[1]).toContain('The newest backup is 27 hours old.')
    await rm(backup)
  })

  it('come too if there is no backup a day after the first was scheduled', async () => {
    await scheduleSince(test.db, { name: 'make-backup', since: TEST_NOW })
    await look(26 * HOUR_MS - MINUTE_MS)
    expect(await alerts()).toEqual([])
    await look(MINUTE_MS)
    expect((await alerts())[0]?.text).toContain('Backups are on, but there is no backup yet.')
  })
})
