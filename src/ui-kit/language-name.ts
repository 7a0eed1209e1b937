import { ownNames } from '#messages/languages.js'
import { m } from '#messages/messages.js'

/** A language in the language of the page. */
export const languageName = (code: string): string =>
  new Intl.DisplayNames([m.page_locale()], { type: 'language' }).of(code) ?? code

/** A language in its own script, for who chooses it; the browser's name for one that has no pages. */
export function ownLanguageName(code: string): string {
  const names: Record<string, string> = ownNames
  return names[code] ?? new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code
}
