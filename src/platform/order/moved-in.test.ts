import { expect, test } from 'vitest'
import { movedIn } from './moved-in.ts'

test('one thing changes places with its neighbour, and stays at an end', () => {
  expect(movedIn([4, 7, 9], { id: 9, direction: 'up' })).toEqual([4, 9, 7])
  expect(movedIn([4, 7, 9], { id: 4, direction: 'down' })).toEqual([7, 4, 9])
  expect(movedIn([4, 7, 9], { id: 4, direction: 'up' })).toBeUndefined()
  expect(movedIn([4, 7, 9], { id: 9, direction: 'down' })).toBeUndefined()
  expect(movedIn([4, 7, 9], { id: 5, direction: 'down' })).toBeUndefined()
})
