import { expect, it } from 'vitest'
import { filmTime, watchedLabel } from './film-time.ts'

it('reads like a clock', () => {
  expect([0, 7.9, 247, 3729, -1].map(filmTime)).toEqual(['0:00', '0:07', '4:07', '1:02:09', '0:00'])
})

it('reads like a duration where one stopped', () => {
  const positions = [7.9, 60, 710, 3600, 3729]
  expect(positions.map(watchedLabel)).toEqual(['7 s', '1 min', '11 min 50 s', '1 h', '1 h 2 min'])
})
