import { expect, it } from 'vitest'
import { filmTime } from './film-time.ts'

it('reads like a clock', () => {
  expect([0, 7.9, 247, 3729, -1].map(filmTime)).toEqual(['0:00', '0:07', '4:07', '1:02:09', '0:00'])
})
