import { describe, expect, it } from 'vitest'
import type { EventDetails } from '../../events.contract.ts'
import { eventStructuredData } from './event-structured-data.ts'

const event: EventDetails = {
  id: 7,
  title: 'First words',
  summary: 'Ten small games.',
  text_language: 'en',
  event_type: { id: 1, key: 'webinar', name: 'Webinar' },
  status: 'Scheduled',
  availability_label: null,
  is_live: false,
  start_date_time: '2026-11-28T12:00:00Z',
  end_date_time: '2026-11-28T13:00:00Z',
  time_zone: 'Asia/Kolkata',
  duration_minutes: 60,
  speakers: [
    {
      id: 1,
      name: 'Ananya Rao',
      designation: 'Speech therapist',
      place: 'Bengaluru',
      introduction: 'Talks.',
      picture: null,
      creator_id: null,
    },
  ],
  age_groups: [],
  skills: [],
  tags: [],
  access: {
    captions: 'live',
    sign_language: true,
    recording: true,
    breaks: true,
    camera_optional: true,
    language: 'hi',
  },
  adjustment: '',
  picture: '/art/speech.svg',
  picture_alt: '',
  user_event_status: 'Not Registered',
  is_rated: false,
  registration: null,
  can: { join: false },
  room_opens_in: null,
  starts_in: null,
  capacity: 300,
  places_left: 59,
  registered_count: 241,
  rating: null,
  rating_count: 0,
  has_certificate: true,
  attendance_share: 60,
  description: 'We talk.',
  easy_read: { en: [], hi: [], symbols: [] },
  content_warnings: { warnings: [], warning_note_en: '', warning_note_hi: '' },
  series: null,
  recording: null,
}

const text = (given: Partial<EventDetails> = {}) =>
  eventStructuredData({ ...event, ...given }, 'https://pankh.example') ?? ''
const read = (given?: Partial<EventDetails>) => JSON.parse(text(given))
const recording = { duration_seconds: 1_500, has_transcript: true, published_at: '2026-10-02T09:00:00Z' }

describe('eventStructuredData', () => {
  it('describes an online event that is free', () => {
    expect(read()).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Event',
      name: 'First words',
      startDate: '2026-11-28T12:00:00Z',
      endDate: '2026-11-28T13:00:00Z',
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      location: { '@type': 'VirtualLocation', url: 'https://pankh.example/events/details/7' },
      image: ['https://pankh.example/art/speech.svg'],
      isAccessibleForFree: true,
      inLanguage: 'hi',
      performer: [{ '@type': 'Person', name: 'Ananya Rao' }],
      organizer: { '@type': 'Organization' },
    })
  })

  it('lets no title end the script or open another', () => {
    const title = '</script><script>alert(1)</script><!-- '
    expect(text({ title })).not.toContain('<')
    expect(read({ title }).name).toBe(title)
  })

  it('says nothing of an event whose date is not fixed: there is no Event without one', () => {
    expect(eventStructuredData({ ...event, start_date_time: null, end_date_time: null }, '')).toBeUndefined()
  })

  it('describes a film that was never live as a video', () => {
    const film = read({ status: 'On-Demand', start_date_time: null, end_date_time: null, recording })
    expect(film).toMatchObject({
      '@type': 'VideoObject',
      name: 'First words',
      uploadDate: '2026-10-02T09:00:00Z',
      duration: 'PT1500S',
      thumbnailUrl: ['https://pankh.example/art/speech.svg'],
    })
    expect(film).not.toHaveProperty('startDate')
    expect(film).not.toHaveProperty('eventStatus')
  })

  it('calls no event that is past scheduled, and names the film that was made of it', () => {
    for (const status of ['In Transit', 'Over'] as const)
      expect(read({ status })).not.toHaveProperty('eventStatus')
    const past = read({ status: 'On-Demand', recording })
    expect(past).toMatchObject({
      '@type': 'Event',
      startDate: '2026-11-28T12:00:00Z',
      recordedIn: { '@type': 'VideoObject', uploadDate: '2026-10-02T09:00:00Z' },
    })
    expect(past).not.toHaveProperty('eventStatus')
  })

  it('says of a cancelled event that it is, with the day it was planned for and no film', () => {
    const cancelled = read({ status: 'Cancelled', recording })
    expect(cancelled).toMatchObject({
      eventStatus: 'https://schema.org/EventCancelled',
      startDate: '2026-11-28T12:00:00Z',
    })
    expect(cancelled).not.toHaveProperty('recordedIn')
    expect(eventStructuredData({ ...event, status: 'Cancelled', start_date_time: null, recording }, '')).toBe(
      undefined,
    )
  })

  it('takes a picture that stands elsewhere as it is', () => {
    const picture = 'https://pictures.example/a.jpg'
    expect(read({ picture }).image).toEqual([picture])
  })
})
