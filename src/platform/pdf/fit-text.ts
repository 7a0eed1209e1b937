/** Text, with its width at size 1. */
export interface Piece {
  text: string
  width: number
}

/** Text laid out in its box. */
export interface FittedText {
  size: number
  lines: Piece[]
}

interface Room {
  width: number
  height: number
}

/** The line height relative to the size: enough for Devanagari's marks above and below. */
export const LEADING = 1.32
const STEP = 0.96
/** Below this size, words are broken rather than shrunk further. */
const LEAST_WITH_WHOLE_WORDS = 13
/** The smallest legible size; text that doesn't fit is cut. */
export const SMALLEST = 7

/**
 * The largest size up to `wanted` at which the whole text fits its box, with its lines at that size. Text that is too
 * long even for the smallest size ends with `…`.
 * @param widthOf of a word at size 1, in points; called once per word, because shaping is expensive
 */
export function fitText(
  text: string,
  { wanted, room, widthOf }: { wanted: number; room: Room; widthOf: (word: string) => number },
): FittedText {
  const space = widthOf('n n') - 2 * widthOf('n')
  const words = text.trim().split(/\s+/u).map(measured)
  let letters: Piece[][] | undefined
  for (let size = wanted; ; size *= STEP) {
    const across = room.width / size
    if (size < LEAST_WITH_WHOLE_WORDS)
      letters ??= words.map(({ text: word }) => lettersOf(word).map(measured))
    const lines = asLines(letters?.flatMap((word) => broken(word, across)) ?? words, { across, space })
    const fits = lines.every(({ width }) => width <= across) && lines.length * size * LEADING <= room.height
    if (fits) return { size, lines }
    if (size * STEP < SMALLEST) return { size, lines: cutOff(lines, { size, height: room.height, measured }) }
  }

  function measured(word: string): Piece {
    return { text: word, width: widthOf(word) }
  }
}

function asLines(words: readonly Piece[], { across, space }: { across: number; space: number }): Piece[] {
  const lines: Piece[] = []
  for (const word of words) {
    const line = lines.at(-1)
    if (line && line.width + space + word.width <= across) {
      line.text += ` ${word.text}`
      line.width += space + word.width
    } else lines.push({ ...word })
  }
  return lines
}

/** The lines that fit, at least one. A single letter that is wider than the box stays as it is. */
function cutOff(
  lines: readonly Piece[],
  { size, height, measured }: { size: number; height: number; measured: (word: string) => Piece },
): Piece[] {
  const kept = lines.slice(0, Math.max(1, Math.floor(height / (size * LEADING))))
  const last = kept.pop()
  if (!last || kept.length + 1 === lines.length) return [...lines]
  return [...kept, measured(`${lettersOf(last.text).slice(0, -1).join('')}…`)]
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
/** Endless conjuncts count as one letter, which could be wider than any box. */
const MOST_IN_LETTER = 12
const PART = new RegExp(`.{1,${MOST_IN_LETTER}}`, 'gsu')
const lettersOf = (word: string) =>
  Array.from(graphemes.segment(word), ({ segment }) => segment.match(PART) ?? []).flat()

/** A word cut into pieces that fit; never between a letter and its marks. */
function broken(letters: readonly Piece[], across: number): Piece[] {
  const cut: Piece[] = []
  for (const letter of letters) {
    const piece = cut.at(-1)
    if (piece && piece.width + letter.width <= across) {
      piece.text += letter.text
      piece.width += letter.width
    } else cut.push({ ...letter })
  }
  return cut
}
