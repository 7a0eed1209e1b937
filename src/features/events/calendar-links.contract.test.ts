import { expect, it } from 'vitest'
import { googleCalendarLink, outlookCalendarLink } from './calendar-links.contract.ts'

const entry = {
  title: 'Play & rest: a start',
  start: '2026-01-15T06:30:00Z',
  end: '2026-01-15T07:30:00Z',
  address: 'https://pankh.test/events/details/7',
}

it('tells Google the moments in UTC and the page, whatever the title holds', () => {
  const { host, searchParams } = new URL(googleCalendarLink(entry))
  expect(host).toBe('calendar.google.com')
  expect(searchParams.get('dates')).toBe('20260115T063000Z/20260115T073000Z')
  expect(searchParams.get('text')).toBe('Play & rest: a start')
  expect(searchParams.get('location')).toBe('https://pankh.test/events/details/7')
})

it('tells Outlook the same', () => {
  const { host, searchParams } = new URL(outlookCalendarLink(entry))
  expect(host).toBe('outlook.live.com')
  expect(searchParams.get('startdt')).toBe('2026-01-15T06:30:00Z')
  expect(searchParams.get('subject')).toBe('Play & rest: a start')
})
