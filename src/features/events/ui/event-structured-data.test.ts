import { describe, expect, it } from 'vitest'
import type { EventDetails } from '../events.contract.ts'
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
  capacity: 300,
  places_left: 59,
  registered_count: 241,
  rating: null,
  rating_count: 0,
  has_certificate: true,
  attendance_share: 60,
  description: 'We talk.',
  in_short: [],
  series: null,
  recording: null,
}

describe('eventStructuredData', () => {
  it('describes an online event that is free', () => {
    const read = JSON.parse(eventStructuredData(event, 'https://pankh.example'))
    expect(read).toMatchObject({
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
    const text = eventStructuredData({ ...event, title }, 'https://pankh.example')
    expect(text).not.toContain('<')
    expect(JSON.parse(text).name).toBe(title)
  })

  it('leaves out a date that is not fixed', () => {
    const text = eventStructuredData(
      { ...event, start_date_time: null, end_date_time: null },
      'https://pankh.example',
    )
    expect(JSON.parse(text)).not.toHaveProperty('startDate')
  })

  it('takes a picture that stands elsewhere as it is', () => {
    const text = eventStructuredData(
      { ...event, picture: 'https://pictures.example/a.jpg' },
      'https://pankh.example',
    )
    expect(JSON.parse(text).image).toEqual(['https://pictures.example/a.jpg'])
  })
})
