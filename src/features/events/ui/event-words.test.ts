import { expect, it } from 'vitest'
import { shareWords } from './event-words.ts'

const shared = (key: string, summary = '') => shareWords({ summary, event_type: { id: 1, key, name: key } })

it('shares a certificate workshop with words of its own where it has no summary (spec section 9)', () => {
  expect(shared('certificate-workshop')).toMatch(/^A live workshop .* earn a certificate\.$/)
  expect(shared('certificate-workshop', 'Learn to sign.')).toBe('Learn to sign.')
  expect(shared('webinar')).toBe('Transformational Education for Special Children')
})
