import { ownNames } from '#messages/languages.js'
import { m } from '#messages/messages.js'

/** By locale: a list has a name on many of its cards, and to make them anew for each takes a weak phone long. */
const namesIn = new Map<string, Intl.DisplayNames>()

/** A language in the language of the page. */
export function languageName(code: string): string {
  const locale = m.page_locale()
  const names = namesIn.get(locale) ?? new Intl.DisplayNames([locale], { type: 'language' })
  namesIn.set(locale, names)
  return names.of(code) ?? code
}

/** A language in its own script, for who chooses it; the browser's name for one that has no pages. */
export function ownLanguageName(code: string): string {
  const names: Record<string, string> = ownNames
  return names[code] ?? new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code
}
