/** A text item of a page, in the order of its text layer. */
export interface TextPiece {
  str: string
  hasEOL: boolean
}

interface Point {
  /** Index of the item. */
  piece: number
  /** Characters before it in the item. */
  letter: number
}

/** A match on a page: from its first character to just after its last. */
export interface Place {
  from: Point
  to: Point
}

/** Ignores case and the width of spaces; a match may span several items and lines. */
export function findPlaces(pieces: readonly TextPiece[], words: string): Place[] {
  const wanted = folded(words.trim().replace(/\s+/g, ' '))
  if (!wanted) return []
  const { text, points } = runOf(pieces)
  const places: Place[] = []
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
    const [from, last] = [points[at], points[at + wanted.length - 1]]
    if (from && last) places.push({ from, to: { piece: last.piece, letter: last.letter + 1 } })
  }
  return places
}

/** The page as one line, with the origin of each character. */
function runOf(pieces: readonly TextPiece[]): { text: string; points: Point[] } {
  let text = ''
  const points: Point[] = []
  const add = (letter: string, point: Point) => {
    const isSpace = /\s/.test(letter)
    if (isSpace && (text === '' || text.endsWith(' '))) return
    text += isSpace ? ' ' : folded(letter)
    points.push(point)
  }
  for (const [piece, { str, hasEOL }] of pieces.entries()) {
    for (let letter = 0; letter < str.length; letter += 1) add(str.charAt(letter), { piece, letter })
    if (hasEOL) add(' ', { piece, letter: str.length })
  }
  return { text, points }
}

/** Keeps the number of characters, so that positions stay valid. */
function folded(letters: string): string {
  const small = letters.toLowerCase()
  return small.length === letters.length ? small : letters
}
