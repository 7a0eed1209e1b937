import { expect, test } from 'vitest'
import { clashesOf } from './get-program.ts'

const now = new Date('2026-01-15T06:30:00Z')
const at = (id: number, from: string, to: string, status: 'Scheduled' | 'Cancelled' = 'Scheduled') => ({
  id,
  status,
  start_date_time: `2026-01-${from}:00Z`,
  end_date_time: `2026-01-${to}:00Z`,
})

test('events that overlap are said in pairs, the earlier first', () => {
  const events = [
    at(3, '16T11:30', '16T12:30'),
    at(1, '16T10:00', '16T12:00'),
    at(2, '16T12:00', '16T13:00'),
    at(4, '17T10:00', '17T11:00'),
  ]
  expect(clashesOf(events, now)).toEqual([
    { event_id: 1, other_id: 3 },
    { event_id: 3, other_id: 2 },
  ])
})

test('what is over, cancelled or without a date clashes with nothing', () => {
  const past = [at(1, '14T10:00', '14T12:00'), at(2, '14T10:00', '14T12:00')]
  const cancelled = [at(3, '16T10:00', '16T12:00', 'Cancelled'), at(4, '16T10:00', '16T12:00')]
  const undated = { id: 5, status: 'Upcoming', start_date_time: null, end_date_time: null } as const
  expect(clashesOf([...past, ...cancelled, undated], now)).toEqual([])
})
