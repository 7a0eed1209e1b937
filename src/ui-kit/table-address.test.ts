import { describe, expect, it } from 'vitest'
import { readTableSearch } from './read-table-search.ts'
import { tableAddress } from './table-address.ts'

describe("a table's address", () => {
  it('keeps what the table knows and drops the rest', () => {
    const given = {
      search_query: '  play ',
      sort: 'title',
      page: 2,
      role: 'moderator',
      utm_source: 'x',
      other: {},
    }
    expect(readTableSearch(given, ['role'])).toEqual({
      search_query: 'play',
      sort: 'title',
      page: '2',
      role: 'moderator',
    })
    expect(readTableSearch({ flag_descending: 1, length: 50 }, [])).toEqual({
      flag_descending: '1',
      length: '50',
    })
    expect(readTableSearch({ flag_descending: 'down', length: 5000 }, [])).toEqual({})
    expect(readTableSearch({ page: '-1', role: ['a'], search_query: '' }, ['role'])).toEqual({})
  })

  it('begins at the first page when anything else changes', () => {
    const search = { search_query: 'a & b', page: '3' }
    expect(tableAddress('/admin/events', search, { sort: 'title' })).toBe(
      '/admin/events?search_query=a+%26+b&sort=title',
    )
    expect(tableAddress('/admin/events', search, { page: 4 })).toBe(
      '/admin/events?search_query=a+%26+b&page=4',
    )
    expect(tableAddress('/admin/events', search, { search_query: '', page: 1 })).toBe('/admin/events')
  })
})
