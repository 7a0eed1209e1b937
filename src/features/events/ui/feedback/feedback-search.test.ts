import { describe, expect, it } from 'vitest'
import { longerAddress, readFeedbackSearch } from './feedback-search.ts'

describe('how many questions and reviews an address asks for', () => {
  it('is whole pages, more than one and at most ten', () => {
    expect(readFeedbackSearch({ questions: '20', reviews: ['10', '30'] })).toEqual({
      questions: 20,
      reviews: 30,
    })
    for (const wrong of ['10', '0', '-20', '25', '110', '1e99', 'all', '', undefined])
      expect(readFeedbackSearch({ questions: wrong, reviews: wrong })).toEqual({})
  })

  it('grows by one page up to a hundred', () => {
    expect(longerAddress('/events/details/3', { list: 'reviews', shown: 10 })).toBe(
      '/events/details/3?reviews=20#reviews',
    )
    expect(longerAddress('/x', { list: 'questions', shown: 100 })).toBeUndefined()
  })
})
