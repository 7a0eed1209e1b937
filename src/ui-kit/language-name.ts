import { m } from '#messages/messages.js'

const languages: Record<string, () => string> = {
  en: m.language_en,
  hi: m.language_hi,
  ta: m.language_ta,
  bn: m.language_bn,
}

/** A language in its own script; the browser's name for one that has no message. */
export function languageName(code: string): string {
  return languages[code]?.() ?? new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code
}
