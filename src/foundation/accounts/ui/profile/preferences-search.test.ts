import { expect, it } from 'vitest'
import { readPreferencesSearch } from './preferences-search.ts'

it.each([
  [{ step: '2' }, { step: 2 }],
  [{ step: 4 }, { step: 4 }],
  [{ step: '5' }, {}],
  [{ step: ['2', '3'] }, {}],
  [{}, {}],
])('reads %o as %o', (given, read) => {
  expect(readPreferencesSearch(given)).toEqual(read)
})
