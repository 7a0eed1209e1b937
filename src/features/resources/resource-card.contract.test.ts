import { expect, it } from 'vitest'
import { resourceAddress } from './resource-card.contract.ts'

it.each([
  ['A b', '', '/resource/a-b/7'],
  ['A b', '/edit', '/resource/a-b/7/edit'],
  ['???', '', '/resource/resource/7'],
])('the page of %s%s is at %s', (title, page, address) => {
  expect(resourceAddress({ id: 7, title }, page)).toBe(address)
})
