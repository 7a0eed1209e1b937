import { expect, it } from 'vitest'
import { daysUntil } from './days-until.ts'

it('follows days over the end of a year and of a February', () => {
  expect(daysUntil('2028-03-01', 3)).toEqual(['2028-02-28', '2028-02-29', '2028-03-01'])
  expect(daysUntil('2026-01-01', 2)).toEqual(['2025-12-31', '2026-01-01'])
})
