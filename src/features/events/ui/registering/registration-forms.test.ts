import { expect, it } from 'vitest'
import { registerInput } from './registration-forms.ts'

const PAGE = '/events/details/7'

it('sends no wish where the form does not ask for one, so that what was wished before stands', () => {
  expect(registerInput(new URLSearchParams({ id: '7', title: 'Calm mornings' }), PAGE)).not.toHaveProperty(
    'access_request',
  )
})

it('takes a wish back where the field was emptied', () => {
  const fields = new URLSearchParams({ id: '7', access_request: ' ' })
  expect(registerInput(fields, PAGE)).toHaveProperty('access_request', '')
})
