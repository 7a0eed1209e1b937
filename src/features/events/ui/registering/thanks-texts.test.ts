import { describe, expect, it } from 'vitest'
import { HOUR_MS } from '#contract/durations.ts'
import type { EventDetails } from '../../events.contract.ts'
import { thanksTexts } from './thanks-texts.ts'

/** For a person with a seat. */
const eventIn = (hours: number): EventDetails =>
  ({
    start_date_time: '2026-01-15T06:30:00Z',
    starts_in: hours * HOUR_MS,
    status: 'Scheduled',
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
    const running = { ...eventIn(-0.1), is_live: true }
    expect(promises(running)).not.toMatch(/reminder|15 minutes/)
  })

  it('promises the same without a meeting, and no button once it is late', () => {
    const withoutMeeting = (hours: number): EventDetails => ({ ...eventIn(hours), status: 'Upcoming' })
    expect(promises(withoutMeeting(5))).toMatch(/a reminder an hour before.*15 minutes before/)
    expect(promises(withoutMeeting(0.5))).not.toContain('reminder')
    for (const late of [0.1, -0.5]) {
      expect(promises(withoutMeeting(late))).toContain("haven't added the meeting link yet")
      expect(promises(withoutMeeting(late))).not.toMatch(/reminder|Join button/)
    }
  })

  it('promises nothing of an event that has ended', () => {
    expect(promises({ ...eventIn(-2), status: 'Over' })).not.toMatch(/reminder|Join|meeting/)
  })
})
