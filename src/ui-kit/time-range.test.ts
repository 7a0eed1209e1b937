import { describe, expect, it } from 'vitest'
import { clockRange, timeRange } from './time-range.ts'

describe('a range of times', () => {
  it('writes a range once where the halves of the day agree', () => {
    const zone = 'Asia/Kolkata'
    expect(timeRange('2026-11-28T12:00:00Z', '2026-11-28T13:00:00Z', zone)).toBe('5:30–6:30 pm IST')
    expect(timeRange('2026-11-28T06:00:00Z', '2026-11-28T07:30:00Z', zone)).toBe('11:30 am–1:00 pm IST')
    expect(timeRange('2026-11-28T18:00:00Z', '2026-11-28T19:00:00Z', zone)).toBe(
      '11:30 pm – Sun, 29th Nov, 2026, 12:30 am IST',
    )
  })

  it('leaves out the zone where it is said beside it', () => {
    const zone = 'Asia/Kolkata'
    expect(clockRange('2026-11-28T12:00:00Z', '2026-11-28T13:00:00Z', zone)).toBe('5:30–6:30 pm')
    expect(clockRange('2026-11-28T18:00:00Z', '2026-11-28T19:00:00Z', zone)).toBe(
      '11:30 pm – Sun, 29th Nov, 2026, 12:30 am',
    )
  })

  it('says the part of the day in Hindi, once where it holds for both ends', () => {
    const zone = 'Asia/Kolkata'
    const [noon, start, end] = ['2026-11-28T09:30:00Z', '2026-11-28T12:00:00Z', '2026-11-28T13:00:00Z']
    expect(timeRange(start, end, zone, 'hi-IN')).toBe('शाम 5:30–6:30 IST')
    expect(timeRange(noon, end, zone, 'hi-IN')).toBe('दोपहर 3:00–शाम 6:30 IST')
  })
})
