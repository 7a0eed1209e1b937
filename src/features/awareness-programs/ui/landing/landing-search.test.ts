import { expect, it } from 'vitest'
import { filmAddress, readLandingSearch } from './landing-search.ts'

it.each([
  [
    { film: '1', thanks: 'done', invitation: 'told' },
    { film: 1, thanks: 'done', invitation: 'told' },
  ],
  [
    { film: ['0', '1'], thanks: 'mail' },
    { film: 1, thanks: 'mail' },
  ],
  [{ film: 1 }, { film: 1 }],
  [{ referral_code: 'k7qf92mx' }, { referral_code: 'K7QF92MX' }],
  [{ referral_code: 'K7QF92MX-and-more' }, {}],
  [{ film: '2', thanks: 'yes', invitation: '' }, {}],
  [{ invitation: 'x'.repeat(201), utm_source: 'qr' }, {}],
])('%o asks for %o', (given, search) => {
  expect(readLandingSearch(given)).toEqual(search)
})

it('the film opens where one is, invited as one was', () => {
  expect(filmAddress({ thanks: 'done' })).toBe('?film=1')
  expect(filmAddress({ utm_source: 'whatsapp' })).toBe('?utm_source=whatsapp&film=1')
  expect(filmAddress({ invitation: 'a b', referral_code: 'K7QF92MX' })).toBe(
    '?invitation=a+b&referral_code=K7QF92MX&film=1',
  )
})
