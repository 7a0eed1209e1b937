import { expect, it } from 'vitest'
import { nextRun } from './next-run.ts'

const after = new Date('2026-03-10T21:59:30Z')

it.each([
  ['30 3 * * *', 'Asia/Kolkata', '2026-03-10T22:00:00.000Z'],
  ['30 3 * * *', 'UTC', '2026-03-11T03:30:00.000Z'],
  ['*/10 * * * *', 'Asia/Kolkata', '2026-03-10T22:00:00.000Z'],
  ['20 * * * *', 'Asia/Kolkata', '2026-03-10T22:50:00.000Z'],
  ['0,30 9-17 * * 1-5', 'UTC', '2026-03-11T09:00:00.000Z'],
  ['0 0 1 * *', 'UTC', '2026-04-01T00:00:00.000Z'],
  // There, the clocks go forward at two on the 29th.
  ['0 4 29 3 *', 'Europe/Berlin', '2026-03-29T02:00:00.000Z'],
])('%s in %s is due at %s', (cron, zone, due) => {
  expect(nextRun(cron, { zone, after })?.toISOString()).toBe(due)
})

it('is never due where no such day comes soon, or what is written is no timetable', () => {
  expect(nextRun('0 0 31 2 *', { zone: 'UTC', after })).toBeNull()
  expect(nextRun('daily', { zone: 'UTC', after })).toBeNull()
})
