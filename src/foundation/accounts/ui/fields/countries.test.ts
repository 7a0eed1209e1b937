import { getCountries, getCountryCallingCode } from 'libphonenumber-js/max'
import { describe, expect, it } from 'vitest'
import { countries, numberWithoutCode } from './countries.ts'

const byCode = (a: { code: string }, b: { code: string }) => (a.code < b.code ? -1 : 1)

describe('the countries of phone numbers', () => {
  it('are those that numbers are checked by', () => {
    const known = getCountries().map((code) => ({ code, calling: String(getCountryCallingCode(code)) }))
    expect(countries.toSorted(byCode)).toEqual(known.toSorted(byCode))
  })

  it('begin with India, then go by name', () => {
    expect(countries.slice(0, 3).map(({ code }) => code)).toEqual(['IN', 'AF', 'AX'])
  })

  it('leave their code away where it is chosen beside the number', () => {
    expect(numberWithoutCode('+919876543210', 'IN')).toBe('9876543210')
    expect(numberWithoutCode('+447911123456', 'IN')).toBe('+447911123456')
    expect(numberWithoutCode(null, 'IN')).toBe('')
  })
})
