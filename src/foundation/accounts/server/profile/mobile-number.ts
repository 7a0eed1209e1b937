import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { MobileIsNotValid } from '../accounts.errors.ts'

/**
 * Returns the number as E.164, or null for an empty one. A number without `+` is read as one of the given country.
 * @throws MobileIsNotValid
 */
export function asMobile(typed: string | undefined, country: string): string | null {
  if (!typed) return null
  const home = isSupportedCountry(country) ? (country as CountryCode) : 'IN'
  const number = parsePhoneNumberFromString(typed, home)
  if (!number?.isValid()) throw new MobileIsNotValid()
  return number.number
}
