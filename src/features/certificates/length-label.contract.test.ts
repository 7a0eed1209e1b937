import { expect, it } from 'vitest'
import { lengthLabel } from './length-label.contract.ts'

it.each([
  [45, '45 minutes', '45 मिनट'],
  [60, '1 hour', '1 घंटा'],
  [62, '1 hour', '1 घंटा'],
  [63, '1.1 hours', '1.1 घंटे'],
  [90, '1.5 hours', '1.5 घंटे'],
])('%i minutes are %s', (minutes, english, hindi) => {
  expect([lengthLabel(minutes, 'en'), lengthLabel(minutes, 'hi')]).toEqual([english, hindi])
})
