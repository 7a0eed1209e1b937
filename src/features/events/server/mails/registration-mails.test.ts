import { describe, expect, it } from 'vitest'
import { eventMovedMail, reminderMail } from './registration-mails.tsx'

const EVENT = {
  first_name: 'Asha',
  title: 'Sensory play',
  start: '2026-01-17T06:30:00Z',
  end: '2026-01-17T07:30:00Z',
  time_zone: 'Asia/Kolkata',
  address: 'https://pankh.test/events/details/7',
}

describe('the mail about a new time', () => {
  const before = { ...EVENT, start: null, end: null }
  const seat = { status: 'registered', expires: null } as const

  it('speaks of a date, where the event had none', async () => {
    const dated = await eventMovedMail(EVENT, 'en', { ...seat, before })
    expect(dated.subject).toBe('Date set: Sensory play')
    expect(dated.text).toMatch(/the event now has a date/i)
    expect(dated.text).not.toMatch(/new time|It was planned/)
    const moved = await eventMovedMail(EVENT, 'en', {
      ...seat,
      before: { ...EVENT, start: '2026-01-16T06:30:00Z', end: '2026-01-16T07:30:00Z' },
    })
    expect(moved.text).toMatch(/the event has a new time/i)
    expect(moved.text).toContain('It was planned for Fri, 16th Jan')
  })
})

describe('the reminder of the day before', () => {
  it('says tomorrow or today by the calendar where the event is', async () => {
    const subjectAt = async (now: string, time_zone: string) =>
      (await reminderMail({ ...EVENT, time_zone }, 'en', { before: 'day', now: new Date(now) })).subject
    expect(await subjectAt('2026-01-16T18:29:00Z', 'Asia/Kolkata')).toBe('Tomorrow: Sensory play')
    expect(await subjectAt('2026-01-16T18:30:00Z', 'Asia/Kolkata')).toBe('Today: Sensory play')
    expect(await subjectAt('2026-01-16T18:30:00Z', 'Europe/London')).toBe('Tomorrow: Sensory play')
  })
})
