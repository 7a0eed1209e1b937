import { expect, test } from 'vitest'
import { TEXT_LANGUAGES } from '#contract/language.ts'
import { m } from '#messages/messages.js'
import { numberLabel, ratingLabel } from './number-label.ts'

const locales = () => TEXT_LANGUAGES.map((locale) => m.page_locale({}, { locale }))

test('numbers below a thousand are written as each language of the pages writes them', () => {
  for (const locale of locales()) {
    for (let number = 0; number < 1000; number += 1) {
      expect(numberLabel(number)).toBe(number.toLocaleString(locale))
    }
  }
})

test('larger numbers, parts and what is below nothing have the signs of the language', () => {
  expect(numberLabel(1000)).toBe('1,000')
  expect(numberLabel(123_456)).toBe('1,23,456')
  expect(numberLabel(4.5)).toBe('4.5')
  expect(numberLabel(-1200)).toBe('-1,200')
})

test('stars are written as each language writes them, with one digit behind the point', () => {
  for (const locale of locales()) {
    const written = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
    for (let tenths = 0; tenths <= 50; tenths += 1) {
      expect(ratingLabel(tenths / 10)).toBe(written.format(tenths / 10))
    }
  }
})
