import { mkdtempSync } from 'node:fs'
import { readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS } from '#contract/durations.ts'
import { createPerson } from '#foundation/accounts/testing/create-person.ts'
import { enqueueByName } from '#foundation/privacy/testing/run-by-name.ts'
import { openBackup } from '#platform/backup/backup-reader.ts'
import { moveJobClock, timetable, waitingJobs } from '#tests/support/job-queue.ts'
import { testApp } from '#tests/support/test-app.ts'
import { TEST_NOW } from '#tests/support/test-moment.ts'

const folder = mkdtempSync(join(tmpdir(), 'pankh-nightly-'))
const test = testApp({ environment: { BACKUP_FOLDER: folder, BACKUP_HOUR: '3', BACKUP_KEEP: '2' } })

beforeEach(() => rm(folder, { recursive: true, force: true }))
afterAll(() => rm(folder, { recursive: true, force: true }))

async function runNight(after = 0): Promise<void> {
  test.clock.set(new Date(TEST_NOW.getTime() + after * DAY_MS))
  await moveJobClock(test.db, test.clock.now())
  await enqueueByName(test.db, 'make-backup')
  await test.runJobs()
}

describe('the nightly backup', () => {
  it('runs each night at the hour that was set, in Indian time', async () => {
    expect(await timetable(test.db)).toContainEqual({
      name: 'make-backup',
      cron: '0 3 * * *',
      timezone: 'Asia/Kolkata',
    })
  })

  it('is named after its day, and has everything', async () => {
    await createPerson(test)
    await runNight()
    await runNight()
    expect(await readdir(folder)).toEqual(['pankh-2026-01-15.tar'])
    const backup = await openBackup(join(folder, 'pankh-2026-01-15.tar'))
    expect(backup.end.rows['public.users']).toBe(1)
    await backup.close()
    expect(test.logged).toContainEqual(expect.objectContaining({ msg: 'backup made', removed: [] }))
  })

  it('keeps the newest, and leaves alone what it did not write', async () => {
    await runNight()
    await writeFile(join(folder, 'pankh-2025-01-01.tar.gpg'), 'of the operator')
    const left = join(folder, 'pankh-2026-01-14.tar.99.part')
    await writeFile(left, 'of a process that was killed')
    await utimes(left, TEST_NOW, TEST_NOW)
    const written = 'pankh-2026-01-18.tar.7.part'
    await writeFile(join(folder, written), 'of a process that is at it')
    await runNight(1)
    await runNight(2)
    expect((await readdir(folder)).toSorted()).toEqual([
      'pankh-2025-01-01.tar.gpg',
      'pankh-2026-01-16.tar',
      'pankh-2026-01-17.tar',
      written,
    ])
  })

  it('is that of the night for which it was due, though only a try after midnight makes it', async () => {
    await writeFile(folder, 'a file where the folder should be')
    await runNight()
    await rm(folder)
    test.clock.set(new Date(TEST_NOW.getTime() + DAY_MS))
    await test.runJobs()
    expect(await readdir(folder)).toEqual(['pankh-2026-01-15.tar'])
    await runNight(1)
    expect((await readdir(folder)).toSorted()).toEqual(['pankh-2026-01-15.tar', 'pankh-2026-01-16.tar'])
  })

  it('is that of the last night, if it was missed and is made in the morning', async () => {
    const nextNight = new Date('2026-01-15T21:30:00Z').getTime()
    await runNight((nextNight - 60_000 - TEST_NOW.getTime()) / DAY_MS)
    expect(await readdir(folder)).toEqual(['pankh-2026-01-15.tar'])
  })

  it('says in the log that it failed, is tried again, and deletes no earlier one', async () => {
    await writeFile(folder, 'a file where the folder should be')
    await runNight()
    expect(test.logged).toContainEqual(
      expect.objectContaining({ level: 50, msg: 'backup failed', backup: 'pankh-2026-01-15.tar' }),
    )
    expect(await waitingJobs(test.db)).toEqual(['make-backup'])
  })
})
