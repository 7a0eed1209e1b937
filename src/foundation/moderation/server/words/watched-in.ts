import type { WordAction, WordLanguage } from '../../admin-moderation.contract.ts'
import { plainWords } from './plain-words.ts'

export interface WatchedWord {
  language: WordLanguage
  /** The word as {@link plainWords} returns it. */
  word: string
  action: WordAction
}

/** Combining marks belong to the word: in Devanagari it continues after a vowel sign. */
const LETTER = /[\p{L}\p{M}\p{N}]/u

/** The watched words that occur in texts as whole words. A word of one language counts where its script is used. */
export function watchedIn(texts: readonly string[], watched: readonly WatchedWord[]): WatchedWord[] {
  const plain = texts.map(plainWords).join('\n')
  const isWritten = {
    any: true,
    hi: /\p{Script=Devanagari}/u.test(plain),
    en: /\p{Script=Latin}/u.test(plain),
  }
  return watched.filter(({ language, word }) => isWritten[language] && hasWord(plain, word))
}

function hasWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (!LETTER.test(letterBefore(text, at)) && !LETTER.test(letterAt(text, at + word.length))) return true
  }
  return false
}

const letterAt = (text: string, at: number): string => {
  const code = text.codePointAt(at)
  return code === undefined ? '' : String.fromCodePoint(code)
}

function letterBefore(text: string, at: number): string {
  const last = text.charAt(at - 1)
  return /[\uDC00-\uDFFF]/.test(last) ? letterAt(text, at - 2) : last
}
