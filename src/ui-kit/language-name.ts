import { ownNames } from '#messages/languages.js'
import { m } from '#messages/messages.js'

/** One per locale: a list shows names on many cards, and creating one for each is slow on a weak phone. */
const namesIn = new Map<string, Intl.DisplayNames>()

/** A language's name in the language of the page. */
export function languageName(code: string): string {
  const locale = m.page_locale()
  const names = namesIn.get(locale) ?? new Intl.DisplayNames([locale], { type: 'language' })
  namesIn.set(locale, names)
  return names.of(code) ?? code
}

/** A language's name in its own script, for choosing it; the browser's name if the product has no pages in it. */
export function ownLanguageName(code: string): string {
  const names: Record<string, string> = ownNames
  return names[code] ?? new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code
}
