import { expect, it } from 'vitest'
import { readMakingSearch } from './making-search.ts'
import { firstWrongStep } from './making-steps.ts'

const wrong = (...fields: (string | undefined)[]) =>
  fields.map((field) => ({ code: 'InvalidInput', message: '', ...(field ? { field } : {}) }))

it('leads to the step of the first wrong field', () => {
  expect(firstWrongStep(wrong('has_rights', 'resource_links.3'))).toBe(2)
  expect(firstWrongStep(wrong('licence', 'title'))).toBe(1)
  expect(firstWrongStep(wrong(undefined, 'unknown'))).toBeUndefined()
})

it('reads steps from the address and leaves out what is none', () => {
  expect(readMakingSearch({ step: '3' })).toEqual({ step: 3 })
  expect(readMakingSearch({ step: '1' })).toEqual({ step: 1 })
  expect(readMakingSearch({ step: '5', submitted: '1' })).toEqual({ step: 5, submitted: 1 })
  for (const step of ['0', '6', 'x', undefined, ['2', '3']]) {
    expect(readMakingSearch({ step }), String(step)).toEqual({})
  }
})
