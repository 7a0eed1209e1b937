import { describe, expect, it } from 'vitest'
import { HOUR_MS } from '#contract/durations.ts'
import type { EventDetails } from '../../events.contract.ts'
import { thanksTexts } from './thanks-texts.ts'

/** For a person with a seat; the meeting opens 15 minutes before the start. */
const eventIn = (hours: number): EventDetails =>
  ({
    start_date_time: '2026-01-15T06:30:00Z',
    room_opens_in: hours * HOUR_MS - HOUR_MS / 4,
    is_live: false,
  }) as EventDetails
const promises = (event: EventDetails | null) => thanksTexts('register', event).next.join(' ')

describe('what happens after registering', () => {
  it('promises only the reminders that will still come', () => {
    expect(promises(null)).toContain('a day and an hour before')
    expect(promises(eventIn(25))).toContain('a day and an hour before')
    expect(promises(eventIn(23))).toContain('a reminder an hour before')
    expect(promises(eventIn(23))).not.toContain('a day')
    expect(promises(eventIn(0.9))).not.toContain('reminder')
  })

  it('promises nothing of what has passed, while it runs', () => {
    const running = { ...eventIn(1), room_opens_in: null, is_live: true }
    expect(promises(running)).not.toMatch(/reminder|15 minutes/)
  })
})
