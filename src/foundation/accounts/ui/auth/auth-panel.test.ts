import { expect, it } from 'vitest'
import type { Failure } from '#contract/wire.ts'
import { addressOf, firstStep, nextIn, stepOf } from './auth-panel.ts'

const failure: Failure = { success: false, status: 401, data: { message: 'No' }, errors: [] }

it('begins at the panel of the page', () => {
  expect(firstStep('signup', undefined)).toEqual({ panel: 'signup', email: '' })
})

it('goes on to where the account check led', () => {
  const fields: [string, string][] = [
    ['identifier', 'Asha@Example.org'],
    ['panel', 'login'],
    ['email', 'asha@example.org'],
  ]
  const posted = { name: 'account-check', fields, failure: null }
  expect(firstStep('check', posted)).toMatchObject({ panel: 'login', email: 'asha@example.org' })
})

it('stays at the form that was refused and keeps the address', () => {
  const posted = {
    name: 'log-in',
    fields: [['identifier', 'asha@example.org']] as [string, string][],
    failure,
  }
  expect(firstStep('check', posted)).toEqual({ panel: 'login', email: 'asha@example.org' })
})

it('leaves a form of another page alone', () => {
  expect(firstStep('check', { name: 'log-out', fields: [], failure })).toEqual({ panel: 'check', email: '' })
})

it('knows no panel by a name that objects have of themselves', () => {
  expect(stepOf({ panel: 'constructor' }).panel).toBe('check')
})

it('carries on where the person was going, on this site only', () => {
  expect(addressOf('signup', '/events/details/7')).toBe('/auth/signup?next=%2Fevents%2Fdetails%2F7')
  expect(addressOf('login', '/')).toBe('/auth')
  expect(nextIn('/auth?next=%2Fevents%2Fdetails%2F7')).toBe('/events/details/7')
  expect(nextIn('/auth?next=%2F%2Felsewhere.example')).toBe('/')
  expect(nextIn('/auth')).toBe('/')
  expect(nextIn('/auth/signup?x=1')).toBe('/')
})

it('stays on a page that has the panels inside', () => {
  const page = '/programs/campaign/Autism+Acceptance?as=individual'
  expect(nextIn(page)).toBe(page)
  expect(nextIn('//elsewhere.example')).toBe('/')
})
