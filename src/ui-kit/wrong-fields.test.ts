import { expect, it } from 'vitest'
import { m } from '#messages/messages.js'
import { missingIn, sentenceFor } from './wrong-fields.ts'

const wrongBy = (what: Partial<ValidityState>) => what as ValidityState

it('says of an address of the web what is wrong with it, and not of an email', () => {
  expect(sentenceFor({ type: 'url', validity: wrongBy({ typeMismatch: true }) })).toBe('Invalid URL Format')
  expect(sentenceFor({ type: 'email', validity: wrongBy({ typeMismatch: true }) })).toBe(m.field_email())
  expect(sentenceFor({ type: 'text', validity: wrongBy({ tooLong: true }) })).toBe(m.field_too_long())
})

it('tells what was left out from what holds spaces alone', () => {
  expect(missingIn({ type: 'text', value: '' })).toBe('This is Required.')
  expect(missingIn({ type: 'text', value: '  ' })).toBe('Cannot be blank')
  expect(missingIn({ type: 'radio', value: 'true' })).toBe('This is Required.')
})
