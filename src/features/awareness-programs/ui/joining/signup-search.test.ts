import { expect, it } from 'vitest'
import { readSignupSearch, signupStepAddress } from './signup-search.ts'

it('reads who is to run the campaign, and by whose link they came', () => {
  expect(readSignupSearch({ as: 'organisation', organisation: ' Hope School ', join: 'k7qf92mx' })).toEqual({
    as: 'organisation',
    organisation: 'Hope School',
    join: 'K7QF92MX',
  })
  expect(readSignupSearch({ as: ['individual', 'organisation'] })).toEqual({ as: 'organisation' })
})

it('passes over what makes no sense', () => {
  expect(readSignupSearch({ as: 'robot', organisation: '  ', join: '<script>', utm_source: 'x' })).toEqual({})
  expect(readSignupSearch({ organisation: 'x'.repeat(999) }).organisation).toHaveLength(150)
})

it('goes a step further on the same page and keeps what else the address says', () => {
  const page = '/programs/campaign/Autism+Acceptance?utm_source=mail&as=individual#top'
  expect(signupStepAddress(page, { as: 'organisation', organisation: 'Hope & Co' })).toBe(
    '/programs/campaign/Autism+Acceptance?utm_source=mail&as=organisation&organisation=Hope+%26+Co#start',
  )
  expect(signupStepAddress('/programs/campaign/b/X?as=individual', {})).toBe('/programs/campaign/b/X#start')
})
