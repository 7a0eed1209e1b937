import { expect, it } from 'vitest'
import { onDemandAddress } from './on-demand-address.contract.ts'

it.each([
  ['Sensory play', '/events/on-demand/sensory-play/7'],
  ['???', '/events/on-demand/event/7'],
])('the recording of %s is at %s', (title, address) => {
  expect(onDemandAddress({ id: 7, title })).toBe(address)
})
