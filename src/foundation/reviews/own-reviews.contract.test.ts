import { expect, it } from 'vitest'
import { longerTab, ownLength } from './own-reviews.contract.ts'

it('asks for all pages so far, a hundred at most', () => {
  expect(ownLength({})).toBe(10)
  expect(ownLength({ page: 3 })).toBe(30)
  expect(ownLength({ page: 1000 })).toBe(100)
})

it('leads to one page more, as far as that goes', () => {
  expect(longerTab('questions', { shown: 20, anchor: 'mine' })).toBe(
    '/my-pankh-page?tab=questions&page=3#mine',
  )
  expect(longerTab('questions', { shown: 100, anchor: 'mine' })).toBeUndefined()
})
