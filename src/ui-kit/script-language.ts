import type { TextLanguage } from '#contract/language.ts'
import { scripts } from '#messages/languages.js'

/** The language of a text without one, by its script; for screen readers and fonts. */
export function scriptLanguage(text: string): TextLanguage {
  return scripts.find(([script]) => script.test(text))?.[1] ?? 'en'
}
