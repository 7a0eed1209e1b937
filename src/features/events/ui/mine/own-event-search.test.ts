import { expect, it } from 'vitest'
import { ownEventCatalogue, ownFilmCatalogue } from './own-event-search.ts'

it('reads which of my events are asked for, and how far', () => {
  expect(ownEventCatalogue.read({ when: 'past', page: '2', own: 'made' })).toEqual({ when: 'past', page: 2 })
  expect(ownEventCatalogue.read({ when: 'soon', page: '0' })).toEqual({})
  expect(ownFilmCatalogue.read({ when: 'past', page: '3' })).toEqual({ tab: 'on-demand', page: 3 })
})
