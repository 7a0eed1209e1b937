import { expect, it } from 'vitest'
import { pageForms } from './forms.ts'

it('knows each form by a name of its own: a posted one is found by it', () => {
  const names = pageForms.map(({ name }) => name)
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([])
})
