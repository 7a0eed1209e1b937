import { expect, it } from 'vitest'
import { larger, smaller } from './zoom-steps.ts'

it('goes to the next step, also from between two', () => {
  expect(larger(1)).toBe(1.25)
  expect(larger(0.82)).toBe(1)
  expect(smaller(1)).toBe(0.75)
  expect(smaller(0.82)).toBe(0.75)
})

it('stays at both ends', () => {
  expect(larger(4)).toBe(4)
  expect(smaller(0.25)).toBe(0.25)
})
