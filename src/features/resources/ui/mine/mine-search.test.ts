import { expect, it } from 'vitest'
import { readMineSearch } from './mine-search.ts'

it('reads which part of my resources is asked for, and how far', () => {
  expect(readMineSearch({ own: 'drafts', page: '2' })).toEqual({ tab: 'resources', own: 'drafts', page: 2 })
  expect(readMineSearch({ own: 'others', page: '0', search_query: 'x' })).toEqual({ tab: 'resources' })
})
