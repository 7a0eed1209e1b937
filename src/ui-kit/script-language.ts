import type { TextLanguage } from '#contract/wire.ts'

/** For texts that come without a language beside them: what a screen reader is to speak, and fonts to set. */
export function scriptLanguage(text: string): TextLanguage {
  return /\p{Script=Devanagari}/u.test(text) ? 'hi' : 'en'
}
