import { expect, it } from 'vitest'
import { longerAddress, readNotificationsSearch } from './notifications-search.ts'

it('reads how long the list is to be, and nothing that makes no sense', () => {
  expect(readNotificationsSearch({ shown: '40' })).toEqual({ shown: 40 })
  expect(readNotificationsSearch({ shown: ['x', '100'] })).toEqual({ shown: 100 })
  for (const shown of [undefined, '', '20', '41', '120', '-40', '1e9', 'many', {}]) {
    expect(readNotificationsSearch({ shown })).toEqual({})
  }
})

it('leads to a list that is longer, up to what comes at once', () => {
  expect(longerAddress(20, 7)).toBe('/notifications?shown=40#notification-7')
  expect(longerAddress(80, 7)).toBe('/notifications?shown=100#notification-7')
  expect(longerAddress(100, 7)).toBeUndefined()
})
