import { plainWord, stemOf } from './plain-word.ts'

/** A word of a search, or a quoted phrase, which is searched as written. */
export interface WrittenWord {
  from: number
  to: number
  isQuoted: boolean
  /** The word as {@link plainWord} returns it; empty if quoted. */
  plain: string
  stem: string
}

const WORDS = /"[^"]*"|[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}'’]|\u200c|\u200d)*/gu

/** The words of a search in order; punctuation is ignored. */
export function writtenWords(search: string): WrittenWord[] {
  return [...search.matchAll(WORDS)].map(({ 0: word, index }) => {
    const isQuoted = word.startsWith('"')
    // "It's" is read as one word, and "child's" as "child".
    const plain = isQuoted ? '' : plainWord(word.replace(/['’](?:s$)?/gu, ''))
    return { from: index, to: index + word.length, isQuoted, plain, stem: stemOf(plain) }
  })
}

/** Whether a search contains `-word` or `this or that`, which are searched exactly as written. */
export const hasOperators = (search: string): boolean => /(?:^|\s)-[\p{L}\p{N}]|\sor\s/iu.test(search)

/** Changes parts of a search and normalises its spaces. */
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

/** Replaces written words by those that were meant, or removes the ones to leave out. */
export function withWords(search: string, meant: ReadonlyMap<string, string>): string {
  const spans = writtenWords(search).filter(
    ({ from, to, isQuoted }) => !isQuoted && meant.has(search.slice(from, to).toLowerCase()),
  )
  return withSpans(search, spans, (word) => meant.get(word.toLowerCase()) ?? word)
}
