import { expect, it } from 'vitest'
import { askedLength, longerLength } from './longer-list.ts'

it('reads several whole pages within the limit, of the last value given', () => {
  expect(askedLength('20', 10)).toBe(20)
  expect(askedLength(['10', '100'], 20)).toBe(100)
  for (const wrong of [undefined, '', '10', '0', '-20', '25', '110', '1e99', 'all', {}])
    expect(askedLength(wrong, 10)).toBeUndefined()
})

it('adds one page up to the limit', () => {
  expect(longerLength(10, 10)).toBe(20)
  expect(longerLength(15, 10)).toBe(20)
  expect(longerLength(90, 10)).toBe(100)
  expect(longerLength(100, 10)).toBeUndefined()
})
