import { expect, it } from 'vitest'
import { longerAddress, readDetailsSearch } from './details-search.ts'

it('reads whole pages of reviews and the id of a film', () => {
  expect(readDetailsSearch({ reviews: '20', film: '7' })).toEqual({ reviews: 20, film: 7 })
})

it.each([{ reviews: '10' }, { reviews: '15' }, { reviews: '1000' }, { film: '-1' }, { film: 'x' }, {}])(
  'leaves out what makes no sense: %j',
  (given) => {
    expect(readDetailsSearch(given)).toEqual({})
  },
)

it('leads to ten more reviews, as far as they come at once', () => {
  expect(longerAddress('/resource/a/1', 10)).toBe('/resource/a/1?reviews=20#reviews')
  expect(longerAddress('/resource/a/1', 100)).toBeUndefined()
})
