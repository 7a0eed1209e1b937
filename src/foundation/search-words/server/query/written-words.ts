import { plainWord, stemOf } from './plain-word.ts'

/** A word of a search, or words in quotes, which are searched as they stand. */
export interface WrittenWord {
  from: number
  to: number
  isQuoted: boolean
  /** Each as {@link plainWord} gives it; empty where it is quoted. */
  plain: string
  stem: string
}

const WORDS = /"[^"]*"|[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}'’]|\u200c|\u200d)*/gu

/** The words of a search in their order; signs between them say nothing. */
export function writtenWords(search: string): WrittenWord[] {
  return [...search.matchAll(WORDS)].map(({ 0: word, index }) => {
    const isQuoted = word.startsWith('"')
    // It's read as one word, and so is a child's.
    const plain = isQuoted ? '' : plainWord(word.replace(/['’](?:s$)?/gu, ''))
    return { from: index, to: index + word.length, isQuoted, plain, stem: stemOf(plain) }
  })
}

/** Whether a search has `-word` or `this or that`, which are searched to the letter. */
export const hasOperators = (search: string): boolean => /(?:^|\s)-[\p{L}\p{N}]|\sor\s/iu.test(search)

/** The search with a part of it changed, single spaces between its words. */
export function withSpans(
  search: string,
  spans: readonly { from: number; to: number }[],
  change: (words: string) => string,
): string {
  let changed = ''
  let at = 0
  for (const { from, to } of spans.toSorted((a, b) => a.from - b.from)) {
    changed += search.slice(at, from) + change(search.slice(from, to))
    at = to
  }
  return (changed + search.slice(at)).replace(/\s+/gu, ' ').trim()
}

/** The search with other words in place of those written; nothing in place of those that are left out. */
export function withWords(search: string, meant: ReadonlyMap<string, string>): string {
  const spans = writtenWords(search).filter(
    ({ from, to, isQuoted }) => !isQuoted && meant.has(search.slice(from, to).toLowerCase()),
  )
  return withSpans(search, spans, (word) => meant.get(word.toLowerCase()) ?? word)
}
