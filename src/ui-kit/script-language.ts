import type { TextLanguage } from '#contract/language.ts'
import { scripts } from '#messages/languages.js'

/** For texts that come without a language beside them: what a screen reader is to speak, and fonts to set. */
export function scriptLanguage(text: string): TextLanguage {
  return scripts.find(([script]) => script.test(text))?.[1] ?? 'en'
}
