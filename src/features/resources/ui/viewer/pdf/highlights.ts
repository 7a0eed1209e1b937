import type { Place } from './find-places.ts'

const FOUND = 'pdf-found'
const HERE = 'pdf-here'

/** The texts of a rendered page, each with the element that it stands in. */
export type PageTexts = readonly HTMLElement[]

/** A place on a rendered page; undefined where its elements don't hold it. */
export function rangeOf(texts: PageTexts, { from, to }: Place): Range | undefined {
  const [first, last] = [texts[from.piece]?.firstChild, texts[to.piece]?.firstChild]
  if (!first || !last) return undefined
  const range = new Range()
  range.setStart(first, Math.min(from.letter, first.textContent?.length ?? 0))
  range.setEnd(last, Math.min(to.letter, last.textContent?.length ?? 0))
  return range
}

/** Marks places without changing the page's elements. Browsers that can't still lead there. */
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
