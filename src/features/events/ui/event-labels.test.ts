import { describe, expect, it } from 'vitest'
import { certificateLabel, shareText } from './event-labels.ts'

const shared = (key: string, summary = '') => shareText({ summary, event_type: { id: 1, key, name: key } })

it('shares a certificate workshop with words of its own where it has no summary', () => {
  expect(shared('certificate-workshop')).toMatch(/^A live workshop .* earn a certificate\.$/)
  expect(shared('certificate-workshop', 'Learn to sign.')).toBe('Learn to sign.')
  expect(shared('webinar')).toBe('Transformational Education for Special Children')
})

const event = {
  duration_minutes: 60,
  attendance_share: 60,
  status: 'Scheduled',
} as const

describe('certificateLabel', () => {
  it('says after how many minutes, rounded up', () => {
    expect(certificateLabel(event)).toBe('Certificate if you attend for 36 min')
    expect(certificateLabel({ ...event, duration_minutes: 61 })).toBe('Certificate if you attend for 37 min')
  })

  it('asks to watch that share of a recording', () => {
    const film = { ...event, status: 'On-Demand', duration_minutes: 150 } as const
    expect(certificateLabel(film)).toBe('Certificate if you watch 1 h 30 min')
  })

  it('names the share while no length is known', () => {
    const words = 'Certificate if you attend 60% of the event'
    expect(certificateLabel({ ...event, duration_minutes: null })).toBe(words)
    expect(certificateLabel({ ...event, status: 'In Transit' })).toBe(words)
  })
})
