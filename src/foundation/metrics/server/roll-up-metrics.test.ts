import { describe, expect, it } from 'vitest'
import { inStretches, withTotals } from './roll-up-metrics.ts'

describe('a roll-up', () => {
  it('takes due days in stretches without a gap, a week at most', () => {
    const due = Array.from({ length: 9 }, (_, at) => `2026-01-0${at + 1}`)
    expect(inStretches([...due, '2026-01-12'])).toEqual([
      { first: '2026-01-01', last: '2026-01-07' },
      { first: '2026-01-08', last: '2026-01-09' },
      { first: '2026-01-12', last: '2026-01-12' },
    ])
    expect(inStretches([])).toEqual([])
  })

  it('adds the total of each day, of things that are gone too', () => {
    const metric = 'events-registered'
    const day = '2026-01-01'
    expect(
      withTotals([
        { metric, day, subject_id: 1, value: 2 },
        { metric, day, subject_id: null, value: 3 },
        { metric, day, subject_id: 1, value: 4 },
      ]),
    ).toEqual([
      { metric, day, subject_id: 0, dimension: '', value: 9 },
      { metric, day, subject_id: 1, dimension: '', value: 6 },
    ])
  })

  it('keeps parts beside their total', () => {
    const row = { metric: 'people-joined', day: '2026-01-01' } as const
    expect(withTotals([{ ...row, dimension: 'parent', value: 2 }])).toEqual([
      { ...row, subject_id: 0, dimension: '', value: 2 },
      { ...row, subject_id: 0, dimension: 'parent', value: 2 },
    ])
  })
})
