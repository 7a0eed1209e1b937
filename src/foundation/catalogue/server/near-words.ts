/** Shorter words are near too many others to guess which was meant. */
const FEWEST_LETTERS = 4

/** The words of a search, without punctuation, numbers and anything that could be an operator. */
export function wordsOf(search: string): string[] {
  return [
    ...new Set(
      search
        .normalize('NFC')
        .toLowerCase()
        .match(/[\p{L}\p{M}]+/gu) ?? [],
    ),
  ]
}

/** Whether a word says enough to look for near spellings: `aaaa` doesn't. */
export const isComparable = (word: string) => word.length >= FEWEST_LETTERS && new Set(word).size > 2

/**
 * The known word that was most likely meant: the fewest slips away, then the one in most texts. Allows one slip in
 * words of up to five letters, two in longer ones.
 */
export function nearestWord(word: string, known: ReadonlyMap<string, number>): string | undefined {
  const allowed = word.length < 6 ? 1 : 2
  let best: { word: string; slips: number; texts: number } | undefined
  for (const [other, texts] of known) {
    if (Math.abs(other.length - word.length) > allowed) continue
    const slips = slipsBetween(word, other)
    if (slips > allowed) continue
    if (!best || slips < best.slips || (slips === best.slips && texts > best.texts))
      best = { word: other, slips, texts }
  }
  return best?.word
}

/** Counts letters added, left out, replaced or swapped with their neighbour (optimal string alignment distance). */
export function slipsBetween(from: string, to: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: to.length + 1 }, (_, place) => place)
  for (let row = 1; row <= from.length; row += 1) {
    const here = [row]
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[row - 1] === to[column - 1]
      const cost = Math.min(
        (last[column] ?? 0) + 1,
        (here[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      )
      const isSwapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      here.push(isSwapped ? Math.min(cost, (beforeLast[column - 2] ?? cost) + 1) : cost)
    }
    beforeLast = last
    last = here
  }
  return last[to.length] ?? 0
}
