import type { Place } from './find-places.ts'

const FOUND = 'pdf-found'
const HERE = 'pdf-here'

/** The text elements of a rendered page. */
export type PageTexts = readonly HTMLElement[]

/** The DOM range of a match on a rendered page; undefined if its elements don't contain it. */
export function rangeOf(texts: PageTexts, { from, to }: Place): Range | undefined {
  const [first, last] = [texts[from.piece]?.firstChild, texts[to.piece]?.firstChild]
  if (!first || !last) return undefined
  const range = new Range()
  range.setStart(first, Math.min(from.letter, first.textContent?.length ?? 0))
  range.setEnd(last, Math.min(to.letter, last.textContent?.length ?? 0))
  return range
}

/** Highlights matches without changing the page's elements. Browsers without support still scroll to them. */
export function mark(found: readonly Range[], here: Range | undefined): void {
  if (!('highlights' in CSS)) return
  CSS.highlights.set(FOUND, new Highlight(...found))
  if (here) CSS.highlights.set(HERE, new Highlight(here))
  else CSS.highlights.delete(HERE)
}

export function unmark(): void {
  if (!('highlights' in CSS)) return
  CSS.highlights.delete(FOUND)
  CSS.highlights.delete(HERE)
}
