import { expect, it } from 'vitest'
import { readTableSearch } from './read-table-search.ts'

it('reads known parameters as texts, and leaves out others', () => {
  const given = { page: 2, missing_page: '3', state: ' open ', length: '50', utm_source: 'mail' }
  expect({ ...readTableSearch(given, ['state', 'missing_page']) }).toStrictEqual({
    page: '2',
    length: '50',
    state: 'open',
    missing_page: '3',
  })
})

it('replaces what is invalid in an address by nothing, so that its list opens', () => {
  const given = { page: 'abc', missing_page: '0', length: '7', flag_descending: 'x', state: '' }
  const address = { ...given, ...readTableSearch(given, ['state', 'missing_page']) }
  expect(Object.values(address)).toEqual([undefined, undefined, undefined, undefined, undefined])
})
