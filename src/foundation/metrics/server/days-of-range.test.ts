import { describe, expect, it } from 'vitest'
import { daysAskedFor } from './days-asked-for.ts'
import { countDays, stepOf, stretchesOf, timeBefore, wholeMonthsOf } from './days-of-range.ts'

const days = (first: string, last: string) => ({ first, last })

describe('days of a range', () => {
  it('are counted with the first and the last one', () => {
    expect(countDays(days('2026-01-01', '2026-01-01'))).toBe(1)
    expect(countDays(days('2024-02-28', '2024-03-01'))).toBe(3)
  })

  it('stand beside as many days right before', () => {
    expect(timeBefore(days('2026-01-08', '2026-01-14'))).toEqual(days('2026-01-01', '2026-01-07'))
  })

  it('are shown by day, then by week, then by month', () => {
    expect(stepOf(days('2026-01-01', '2026-04-02'))).toBe('day')
    expect(stepOf(days('2026-01-01', '2026-12-31'))).toBe('week')
    expect(stepOf(days('2024-01-01', '2026-12-31'))).toBe('month')
  })

  it('make weeks from the first day on, and months of the calendar', () => {
    expect(stretchesOf(days('2026-01-01', '2026-01-09'), 'week')).toEqual([
      days('2026-01-01', '2026-01-07'),
      days('2026-01-08', '2026-01-09'),
    ])
    expect(stretchesOf(days('2024-01-30', '2024-03-02'), 'month')).toEqual([
      days('2024-01-30', '2024-01-31'),
      days('2024-02-01', '2024-02-29'),
      days('2024-03-01', '2024-03-02'),
    ])
  })

  it('are read by whole months where those are summed', () => {
    const summed = new Set(['2025-12-01', '2026-02-01'])
    expect(wholeMonthsOf(days('2025-11-20', '2026-02-27'), summed)).toEqual({
      months: ['2025-12-01'],
      rest: [
        days('2025-11-20', '2025-11-30'),
        days('2026-01-01', '2026-01-31'),
        days('2026-02-01', '2026-02-27'),
      ],
    })
  })
})

describe('days asked for', () => {
  const now = new Date('2026-01-14T20:00:00Z')

  it('are the last thirty, today in the home zone with them', () => {
    expect(daysAskedFor({ now })).toEqual(days('2025-12-17', '2026-01-15'))
    expect(daysAskedFor({ days: 7, now })).toEqual(days('2026-01-09', '2026-01-15'))
  })

  it('run from a first day until today, and up to a last day alone', () => {
    expect(daysAskedFor({ from: '2026-01-01', now })).toEqual(days('2026-01-01', '2026-01-15'))
    expect(daysAskedFor({ until: '2025-12-31', now })).toEqual(days('2025-12-02', '2025-12-31'))
    expect(daysAskedFor({ from: '2030-01-01', now })).toEqual(days('2030-01-01', '2030-01-01'))
  })

  it('are ten years at most', () => {
    expect(countDays(daysAskedFor({ from: '1900-01-01', now }))).toBe(3_660)
  })
})
