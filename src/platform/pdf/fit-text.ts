/** Words, with their width at size 1. */
export interface Piece {
  text: string
  width: number
}

/** Words as they stand in their box. */
export interface FittedText {
  size: number
  lines: Piece[]
}

interface Room {
  width: number
  height: number
}

/** Of the size: enough for Devanagari's marks above and below. */
export const LEADING = 1.32
const STEP = 0.96
/** Below this, words break within a word rather than shrink on. */
const LEAST_WITH_WHOLE_WORDS = 9

/**
 * The largest size up to `wanted` at which all of the text fits its room, with the lines at that size.
 * @param widthOf of a word at size 1, in points; asked once for each, since shaping letters is the dear part
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
    // A single letter that is wider than its room is left as it is.
    if (fits || size < 1) return { size, lines }
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

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
const lettersOf = (word: string) => Array.from(graphemes.segment(word), ({ segment }) => segment)

/** A word cut into pieces that fit; never within a letter and its marks. */
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
