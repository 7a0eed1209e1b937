import { ownNames } from '#messages/languages.js'

/** A language in its own script; the browser's name for one that has no pages. */
export function languageName(code: string): string {
  const names: Record<string, string> = ownNames
  return names[code] ?? new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code
}
