/** A part of a text, in UTF-16 code units as the browser counts them. */
export interface Span {
  from: number
  to: number
}

/** Characters; some voices fall silent in longer texts. */
const MOST_LETTERS = 220

/** The sentences of a text without surrounding space; a very long one is split. */
export function sentencesOf(text: string, language: string): Span[] {
  const parts = [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)]
  return parts.flatMap(({ segment, index }) => {
    const from = index + (segment.length - segment.trimStart().length)
    const to = index + segment.trimEnd().length
    return from < to ? inParts(text, { from, to }) : []
  })
}

function inParts(text: string, { from, to }: Span): Span[] {
  if (to - from <= MOST_LETTERS) return [{ from, to }]
  const head = text.slice(from, from + MOST_LETTERS)
  const pause = Math.max(...[', ', '; ', ': ', '– '].map((mark) => head.lastIndexOf(mark) + 1))
  const cut = from + (pause > 0 ? pause : head.lastIndexOf(' '))
  if (cut <= from) return [{ from, to }]
  const rest = cut + (text.slice(cut, to).length - text.slice(cut, to).trimStart().length)
  return [{ from, to: cut }, ...inParts(text, { from: rest, to })]
}

/** The words, and emoji, each with its joined characters. */
export function wordsOf(text: string, language: string): Span[] {
  return [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text)]
    .filter(({ segment, isWordLike }) => isWordLike || /\p{Extended_Pictographic}/u.test(segment))
    .map(({ segment, index }) => ({ from: index, to: index + segment.length }))
}

/** The word that a voice has reached; undefined before the first. */
export const wordAt = (words: readonly Span[], position: number): Span | undefined =>
  words.findLast(({ from }) => from <= position)
