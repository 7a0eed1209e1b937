import type { WrittenLanguage } from '#contract/written-languages.ts'
import { SYMBOLS, type SymbolName } from './symbols.contract.ts'

/** A piece of a sentence; a symbol is shown above its text. */
export interface Piece {
  text: string
  symbol?: SymbolName
}

/** Matches words by letters alone, so that the server and every browser split a sentence alike. */
const WORDS = /[\p{L}\p{M}\p{N}’']+/gu

const stands = (word: string, pattern: string): boolean =>
  pattern.endsWith('*') ? word.startsWith(pattern.slice(0, -1)) : word === pattern

const isWordOf = (word: string, name: SymbolName, language: WrittenLanguage): boolean =>
  SYMBOLS[name][language].some((pattern) => stands(word, pattern.normalize('NFC')))

/** Splits a sentence: each symbol goes above the first of its words, and no word has two. */
export function withSymbols(
  sentence: string,
  { language, symbols }: { language: WrittenLanguage; symbols: readonly SymbolName[] },
): Piece[] {
  const left = new Set(symbols)
  const pieces: Piece[] = []
  let from = 0
  for (const { 0: word, index } of sentence.matchAll(WORDS)) {
    const low = word.normalize('NFC').toLowerCase()
    const symbol = [...left].find((name) => isWordOf(low, name, language))
    if (!symbol) continue
    left.delete(symbol)
    if (index > from) pieces.push({ text: sentence.slice(from, index) })
    pieces.push({ text: word, symbol })
    from = index + word.length
  }
  if (from < sentence.length) pieces.push({ text: sentence.slice(from) })
  return pieces
}

/** A symbol's name: its first word. */
export const symbolWord = (name: SymbolName, language: WrittenLanguage): string =>
  SYMBOLS[name][language][0].replace('*', '')
