import { expect, it } from 'vitest'
import { ageLabel } from './age-label.ts'

const of = (...names: string[]) => ageLabel(names.map((name) => ({ name })))

it('says groups that follow each other as one range', () => {
  expect(of('3 to 6')).toBe('Ages 3–6')
  expect(of('0 to 3', '3 to 6', '6 to 9', '9 to 12')).toBe('Ages 0–12')
  expect(of('3–5', '6–8')).toBe('Ages 3–8')
  expect(of('३ से ६ वर्ष', '६ से ९ वर्ष')).toBe('Ages 3–9')
})

it('has no end where the last group has none', () => {
  expect(of('12 to 15', '15 to 18', '18 and older')).toBe('Ages 12+')
})

it('leaves out the years between, and names what has no years', () => {
  expect(of('0 to 3', '12 to 15')).toBe('Ages 0–3, 12–15')
  expect(of('18 and older')).toBe('Ages 18 and older')
  expect(of('Under 3', '3 to 6')).toBe('Ages 3–6, Under 3')
  expect(of('Grown-ups')).toBe('Ages Grown-ups')
})
