import { expect, it } from 'vitest'
import type { ModuleEvent } from '../../certificate-programs.contract.ts'
import { programThanksTexts } from './program-thanks-texts.ts'

const START = '2026-01-17T06:30:00Z'
const gathering = (status: 'registered' | 'waiting' | 'offered', start: string | null = START) =>
  ({ start_date_time: start, registration: { status } }) as ModuleEvent
const film = { start_date_time: null, registration: { status: 'registered' } } as ModuleEvent
const words = (gatherings: ModuleEvent[], films: ModuleEvent[] = []) => {
  const { title, next } = programThanksTexts(gatherings, films)
  return `${title}: ${next.join(' ')}`
}

it('promises the dates in a file and the Join button for a seat with a date', () => {
  expect(words([gathering('waiting'), gathering('registered')])).toMatch(
    /^You're registered: .*calendar file.*Join button/,
  )
})

it('promises no file where no event has a date yet', () => {
  const undated = words([gathering('registered', null)])
  expect(undated).toMatch(/^You're registered: We've emailed you your events\. .*Join button/)
  expect(undated).not.toContain('calendar file')
})

it('speaks of no dates and nothing to join where only videos were chosen', () => {
  const videos = words([], [film])
  expect(videos).toMatch(/^You're registered: We've emailed you your events\./)
  expect(videos).not.toMatch(/calendar file|Join button/)
})

it('says that one waits or has an offer where no seat was free', () => {
  expect(words([gathering('waiting')])).toMatch(/^You're on the waitlist: /)
  expect(words([gathering('waiting')])).not.toMatch(/calendar file|Join button/)
  expect(words([gathering('waiting'), gathering('offered')])).toMatch(/^A place has opened up for you: /)
  expect(words([gathering('waiting')], [film])).toMatch(/^You're registered: /)
})
