/** The languages of pages, mails and organisers' texts; the first is that of addresses without a prefix. */
export const TEXT_LANGUAGES = ['en', 'hi'] as const
export type TextLanguage = (typeof TEXT_LANGUAGES)[number]

/** What a person chose on this device. */
export const LANGUAGE_COOKIE = 'language'

const [FIRST] = TEXT_LANGUAGES
/** However often it is named, so that none is left behind it. */
const PREFIX = new RegExp(`^(?:/+(${TEXT_LANGUAGES.filter((one) => one !== FIRST).join('|')})(?=[/?#]|$))+`)

export const isTextLanguage = (text: string | undefined): text is TextLanguage =>
  TEXT_LANGUAGES.some((language) => language === text)

/** The language that an address names: `/hi/events` is in Hindi. Undefined where it names none. */
export function languageInAddress(address: string): TextLanguage | undefined {
  return PREFIX.exec(address)?.[1] as TextLanguage | undefined
}

/** The spec's address, without a language. It begins with one slash: with two it would be another site's. */
export function withoutLanguage(address: string): string {
  return address.replace(PREFIX, '').replace(/^[/\\]*/, '/')
}

/** The same page in a language: `/events?tag=2` is `/hi/events?tag=2` in Hindi. Undefined names none. */
export function addressIn(language: TextLanguage | undefined, address: string): string {
  const plain = withoutLanguage(address)
  if (language === undefined || language === FIRST) return plain
  return `/${language}${plain.replace(/^\/(?=[?#]|$)/, '')}`
}
