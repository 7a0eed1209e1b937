import { expect, it } from 'vitest'
import { onDemandAddress } from './on-demand-address.contract.ts'

it.each([
  ['Sensory play: a start', '/events/on-demand/sensory-play-a-start/7'],
  ['What I’d wish, “truly”?', '/events/on-demand/what-id-wish-truly/7'],
  ['Café', '/events/on-demand/cafe/7'],
  ['../../admin', '/events/on-demand/admin/7'],
  ['???', '/events/on-demand/event/7'],
])('%s is %s', (title, address) => {
  expect(onDemandAddress({ id: 7, title })).toBe(address)
})

it('keeps the signs of Devanagari', () => {
  const name = onDemandAddress({ id: 7, title: 'बच्चे के पहले शब्द' }).split('/')[3] ?? ''
  expect(decodeURIComponent(name)).toBe('बच्चे-के-पहले-शब्द')
})
