import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { MobileIsNotValid } from '../accounts.errors.ts'

/**
 * The number as E.164, read as one of the country where it doesn't begin with `+`; null for none.
 * @throws MobileIsNotValid
 */
export function asMobile(typed: string | undefined, country: string): string | null {
  if (!typed) return null
  const home = isSupportedCountry(country) ? (country as CountryCode) : 'IN'
  const number = parsePhoneNumberFromString(typed, home)
  if (!number?.isValid()) throw new MobileIsNotValid()
  return number.number
}
