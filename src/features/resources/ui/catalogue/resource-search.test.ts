import { describe, expect, it } from 'vitest'
import { withFilter } from '#foundation/catalogue/ui/index.ts'
import { asFilters, asListBody, readResourceSearch, resourceCatalogue } from './resource-search.ts'

describe('an address of the library', () => {
  it('is read by the query names of the contract', () => {
    const given = {
      search_query: ' feelings ',
      type: ['1', '1', '3'],
      creator: '7',
      sorting_column: 'newest',
    }
    expect(readResourceSearch(given)).toEqual({
      search_query: 'feelings',
      type: [1, 3],
      creator: [7],
      sort_by: 'newest',
    })
  })

  it('opens the list whatever stands in it', () => {
    const nonsense = { page: 'x', skill: ['', 'x'], sort_by: 'likes-most', type: 'pdf', status: 'live' }
    expect(readResourceSearch(nonsense)).toEqual({})
  })

  it('becomes what the calls take: a type there is what the list is of', () => {
    const search = { type: [2], tag: [1], sort_by: 'title', flag_descending: 1, page: 3, length: 5 } as const
    const asked = { ...search, type: [...search.type], tag: [...search.tag] }
    expect(asListBody(asked)).toEqual({
      resource_type: [2],
      tag: [1],
      sort: 'title',
      flag_descending: true,
    })
    expect(asFilters(asked)).toEqual({ resource_type: [2], tag: [1] })
  })
})

it('begins a changed filter at the first page, in the same order', () => {
  const search = { sort_by: 'newest' as const, page: 4, skill: [1] }
  expect(withFilter(resourceCatalogue, search, { skill: [1, 2] })).toEqual({
    sort_by: 'newest',
    skill: [1, 2],
  })
})
