import { expect, it } from 'vitest'
import { keyOf } from './offline-copies.ts'

it('tells the languages of an address apart', () => {
  expect(keyOf('/', 'hi')).toBe('/?kept-in=hi')
  expect(keyOf('/?tag=2', 'en')).toBe('/?tag=2&kept-in=en')
})
