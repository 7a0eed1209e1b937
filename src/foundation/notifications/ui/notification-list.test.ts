import { expect, it } from 'vitest'
import { dayLabel } from './notification-list.tsx'

const INDIA = 'Asia/Kolkata'
// 00:15 on the 22nd in India.
const NOW = '2026-11-21T18:45:00.000Z'

it('names the day on the calendar of the reader', () => {
  expect(dayLabel('2026-11-21T18:31:00.000Z', NOW, INDIA)).toBe('Today')
  expect(dayLabel('2026-11-21T18:29:00.000Z', NOW, INDIA)).toBe('Yesterday')
  expect(dayLabel('2026-11-20T18:29:00.000Z', NOW, INDIA)).toBe('Fri, 20th Nov, 2026')
  expect(dayLabel('2026-11-21T18:29:00.000Z', NOW, 'Europe/London')).toBe('Today')
})
