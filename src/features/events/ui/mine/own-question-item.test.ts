import { expect, it } from 'vitest'
import { questionAddress } from './own-question-item.tsx'

const event = { id: 7, title: 'Play', text_language: 'en', is_cancelled: false } as const

it.each([
  [1, '/events/details/7#question-3'],
  [10, '/events/details/7#question-3'],
  [11, '/events/details/7?questions=20#question-3'],
  [100, '/events/details/7?questions=100#question-3'],
  [101, '/events/details/7#questions'],
  [null, null],
])('leads to a question in place %s', (place, address) => {
  expect(questionAddress({ id: 3, event, place })).toBe(address)
})

it('leads nowhere once the event is no longer shown', () => {
  expect(questionAddress({ id: 3, event: null, place: null })).toBeNull()
})
