import { expect, it } from 'vitest'
import { ADDRESS_NAMES, attributed, carried, inherited, tracking, unknownOrigin } from './attribution.ts'

const from = (address: string, referrer = '') => ({ address: `https://pankh.test${address}`, referrer })

it('keeps its defaults when the address says nothing', () => {
  expect(attributed(unknownOrigin, from('/'))).toEqual(unknownOrigin)
  expect(unknownOrigin).toMatchObject({ utm_source: 'Direct', utm_medium: 'None', utm_campaign: 'None' })
})

it('reads every value of the address once', () => {
  const first = attributed(
    unknownOrigin,
    from('/?utm_source=mail&utm_medium=letter&gclid=g1&referral_code=R7'),
  )
  const second = attributed(first, from('/?utm_source=other&utm_campaign=spring&referral_code=R8'))
  expect(second).toMatchObject({
    utm_source: 'mail',
    utm_medium: 'letter',
    utm_campaign: 'spring',
    gclid: 'g1',
    referral_code: 'R7',
  })
})

it('names the site that led here, not its page, and never our own', () => {
  expect(attributed(unknownOrigin, from('/', 'https://search.example/q?name=Asha'))).toMatchObject({
    referrer: 'https://search.example',
    referring_domain: 'search.example',
  })
  expect(attributed(unknownOrigin, from('/', 'https://pankh.test/about')).referring_domain).toBe('')
})

it('carries on only what is known', () => {
  expect(carried(unknownOrigin)).toEqual({})
  expect(carried({ ...unknownOrigin, utm_source: 'mail', utm_term: 'x' })).toEqual({ utm_source: 'mail' })
})

it('counts a direct visit too where a link is to be tracked, and is not changed by its own defaults', () => {
  expect(tracking(unknownOrigin)).toEqual({ utm_source: 'Direct', utm_medium: 'None', utm_campaign: 'None' })
  const back = from('/about?utm_source=Direct&utm_medium=None&utm_campaign=None')
  expect(attributed(unknownOrigin, back)).toEqual(unknownOrigin)
})

it('cuts a value that is too long', () => {
  expect(attributed(unknownOrigin, from(`/?utm_source=${'x'.repeat(5000)}`)).utm_source).toHaveLength(200)
})

it('keeps in an address what says where the visit came from, and only what is there', () => {
  expect(inherited({ utm_source: 'mail', utm_medium: '', utm_campaign: undefined })).toEqual({
    utm_source: 'mail',
  })
  expect(ADDRESS_NAMES.slice(0, 3)).toEqual(['utm_source', 'utm_medium', 'utm_campaign'])
})
