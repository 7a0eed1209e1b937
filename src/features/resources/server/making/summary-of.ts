import { plainText } from './clean-html.ts'

const MOST_LETTERS = 300
/** A word that begins in the last part of the room may be cut before; a longer one is cut in itself. */
const SHORTEST_CUT = 200
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The beginning of clean HTML in plain words: 300 letters at most as people count them, cut between words. */
export function summaryOf(clean: string): string {
  const all = Array.from(
    letters.segment(plainText(clean).slice(0, 20 * MOST_LETTERS)),
    ({ segment }) => segment,
  )
  if (all.length <= MOST_LETTERS) return all.join('')
  const kept = all.slice(0, MOST_LETTERS - 1)
  const space = kept.lastIndexOf(' ')
  const isCutInWord = all[MOST_LETTERS - 1] !== ' '
  const end = isCutInWord && space >= SHORTEST_CUT ? space : kept.length
  return `${kept.slice(0, end).join('').trimEnd()}…`
}
