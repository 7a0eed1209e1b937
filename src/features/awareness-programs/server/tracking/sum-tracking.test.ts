import { describe, expect, it } from 'vitest'
import { type CountedDays, daysOf, daysUntil, sourcesOf, totalsOf } from './sum-tracking.ts'

const counted: CountedDays = {
  invited: [
    { day: '2026-01-13', invited: 4, opened: 1 },
    { day: '2025-11-01', invited: 2, opened: 2 },
  ],
  opened: [
    { day: '2026-01-13', source: 'invitation', opened: 2 },
    { day: '2026-01-13', source: 'whatsapp', opened: 3 },
    { day: '2026-01-15', source: 'whatsapp', opened: 1 },
    { day: '2026-01-15', source: 'qr', opened: 9 },
  ],
  completed: [
    { day: '2026-01-15', source: 'invitation', completed: 2, invited: 2 },
    { day: '2026-01-15', source: 'whatsapp', completed: 1, invited: 0 },
    { day: '2026-01-15', source: 'poster', completed: 1, invited: 0 },
  ],
}

describe('what was counted of a campaign', () => {
  it('is summed since it began', () => {
    expect(totalsOf(counted)).toEqual({
      invited: 6,
      opened_invitations: 3,
      opened: 15,
      completed: 4,
      completed_invited: 2,
    })
  })

  it('is told for each of the days asked for, and for no other', () => {
    expect(daysOf(counted, ['2026-01-13', '2026-01-14', '2026-01-15'])).toEqual([
      { day: '2026-01-13', invited: 4, opened: 5, completed: 0 },
      { day: '2026-01-14', invited: 0, opened: 0, completed: 0 },
      { day: '2026-01-15', invited: 0, opened: 10, completed: 4 },
    ])
  })

  it('is told by source, most completions first and then most people', () => {
    expect(sourcesOf(counted)).toEqual([
      { source: 'invitation', opened: 2, completed: 2 },
      { source: 'whatsapp', opened: 4, completed: 1 },
      { source: 'poster', opened: 0, completed: 1 },
      { source: 'qr', opened: 9, completed: 0 },
    ])
  })

  it('is nothing where nobody came', () => {
    const nothing = { invited: [], opened: [], completed: [] }
    expect(totalsOf(nothing)).toMatchObject({ invited: 0, opened: 0, completed: 0 })
    expect(sourcesOf(nothing)).toEqual([])
  })
})

it('follows days over the end of a year and of a February', () => {
  expect(daysUntil('2028-03-01', 3)).toEqual(['2028-02-28', '2028-02-29', '2028-03-01'])
  expect(daysUntil('2026-01-01', 2)).toEqual(['2025-12-31', '2026-01-01'])
})
