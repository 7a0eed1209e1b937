import { describe, expect, it } from 'vitest'
import { MAX_SEARCH_LENGTH } from '#foundation/catalogue/list-search.contract.ts'
import { withFilter } from '#foundation/catalogue/ui/index.ts'
import { asListBody, type EventSearch, eventCatalogue, readEventSearch } from './event-search.ts'

describe('an address', () => {
  it('is read by the query names of the contract, and its status by its name on the wire too', () => {
    expect(readEventSearch({ status: 'In Transit' })).toEqual({ status: 'in-transit' })
    expect(readEventSearch({ status: 'Scheduled' })).toEqual({ status: 'scheduled' })
    expect(readEventSearch({ status: 'On-Demand', sorting_column: 'rating' })).toEqual({
      status: 'on-demand',
      sort_by: 'rating',
    })
    expect(readEventSearch({ status: 'all' })).toEqual({})
    expect(readEventSearch({ page: '9', length: '50', flag_descending: 'false' })).toEqual({
      page: 9,
      length: 50,
      flag_descending: 0,
    })
  })

  it('opens the list whatever stands in it', () => {
    const nonsense = {
      page: 'x',
      length: '101',
      flag_descending: 'x',
      status: '',
      skill: ['', 'x'],
      sort_by: '9',
      language: 'EN',
      captions: '',
    }
    expect(readEventSearch(nonsense)).toEqual({})
    const long = readEventSearch({ search_query: 'x'.repeat(999) }).search_query
    expect(long).toHaveLength(MAX_SEARCH_LENGTH)
  })

  it('becomes what the call takes', () => {
    expect(
      asListBody({ sort_by: 'rating', flag_descending: 0, captions: 1, page: 3, length: 5, skill: [2] }),
    ).toEqual({
      sort: [4],
      flag_descending: false,
      captions: true,
      skill: [2],
    })
  })
})

it('begins a changed filter at all statuses and the first page', () => {
  const asked: EventSearch = { page: 4, status: 'live', skill: [1] }
  expect(withFilter(eventCatalogue, asked, { tag: [2] })).toEqual({ skill: [1], tag: [2] })
})
