import { type Span, sentencesOf, wordsOf } from './split-text.ts'
import { languageAt, listenedParts } from './voices.ts'

/** A sentence of the page and where it is. */
export interface Sentence {
  text: string
  language: string
  words: Span[]
  block: Element
  /** The DOM range of part of its text. */
  rangeOf(span: Span): Range
}

const BLOCKS = 'h1,h2,h3,h4,h5,h6,p,li,dt,dd,td,th,blockquote,figcaption,summary,div,section,article'
const UNREAD = 'button,select,form,script,style,noscript,svg,[aria-hidden="true"],[data-listen="no"]'

/** The sentences to read aloud, in order; collapsed and hidden text is left out. */
export function findSentences(): Sentence[] {
  return listenedParts().flatMap((part) => {
    const blocks = new Map<Element, Text[]>()
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const block = blockOf(node as Text)
      if (block) blocks.set(block, [...(blocks.get(block) ?? []), node as Text])
    }
    return [...blocks].flatMap(([block, nodes]) => sentencesIn(block, nodes))
  })
}

function blockOf(node: Text): Element | null {
  const { parentElement } = node
  if (!parentElement || parentElement.closest(UNREAD)) return null
  const isShown = parentElement.checkVisibility?.({ visibilityProperty: true }) ?? true
  return isShown ? parentElement.closest(BLOCKS) : null
}

function sentencesIn(block: Element, nodes: readonly Text[]): Sentence[] {
  const whole = nodes.map(({ data }) => data).join('')
  const language = languageAt(nodes[0]?.parentElement ?? block)
  return sentencesOf(whole, language).map(({ from, to }) => {
    const text = whole.slice(from, to)
    const rangeOf = (span: Span) => rangeIn(nodes, { from: from + span.from, to: from + span.to })
    return { text, language, words: wordsOf(text, language), block, rangeOf }
  })
}

function rangeIn(nodes: readonly Text[], { from, to }: Span): Range {
  const range = document.createRange()
  let before = 0
  for (const node of nodes) {
    const after = before + node.data.length
    if (from >= before && from < after) range.setStart(node, from - before)
    if (to > before && to <= after) range.setEnd(node, to - before)
    before = after
  }
  return range
}
