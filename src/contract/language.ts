import { languages, prefixes } from '#messages/languages.js'

/** The languages of pages and emails, one for each file in `messages/`; addresses without a prefix use the first. */
export { languages as TEXT_LANGUAGES } from '#messages/languages.js'
export type TextLanguage = (typeof languages)[number]

/** The language that a person chose on this device. */
export const LANGUAGE_COOKIE = 'language'

export const isTextLanguage = (text: string | undefined): text is TextLanguage =>
  (languages as readonly (string | undefined)[]).includes(text)

/** The language in an address: `/hi/events` is in Hindi. Undefined if the address names none. */
export function languageInAddress(address: string): TextLanguage | undefined {
  return prefixes.exec(address)?.[1] as TextLanguage | undefined
}

/** The address without its language. It begins with exactly one slash: with two it would lead to another site. */
export function withoutLanguage(address: string): string {
  return address.replace(prefixes, '').replace(/^[/\\]*/, '/')
}

/** The address of a page in a language: `/events?tag=2` is `/hi/events?tag=2` in Hindi. Undefined adds nothing. */
export function addressIn(language: TextLanguage | undefined, address: string): string {
  const plain = withoutLanguage(address)
  if (language === undefined || language === languages[0]) return plain
  return `/${language}${plain.replace(/^\/(?=[?#]|$)/, '')}`
}
