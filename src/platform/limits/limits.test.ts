import { describe, expect, it } from 'vitest'
import { TooManyTries } from './limits.ts'

describe('who has tried too often', () => {
  it.each([
    [0, '1 minute'],
    [61, '2 minutes'],
    [90 * 60, '90 minutes'],
    [90 * 60 + 1, '2 hours'],
    [86_220, '24 hours'],
    [2 * 86_400, '48 hours'],
    [2 * 86_400 + 1, '3 days'],
    [30 * 86_400, '30 days'],
  ])('reads for %d seconds: %s', (seconds, said) => {
    expect(new TooManyTries(seconds).message).toContain(`Please wait ${said}, then`)
  })
})
