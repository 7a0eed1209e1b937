import type { Sentence } from './find-sentences.ts'
import type { Span } from './split-text.ts'

const [SENTENCE, WORD] = ['listen-sentence', 'listen-word']

/** Marks the sentence that is read, and its word; where the browser can't, the block that it stands in. */
export function markPlace(sentence: Sentence, word?: Span): void {
  if ('highlights' in CSS) {
    CSS.highlights.set(SENTENCE, new Highlight(sentence.rangeOf({ from: 0, to: sentence.text.length })))
    if (word) CSS.highlights.set(WORD, new Highlight(sentence.rangeOf(word)))
    else CSS.highlights.delete(WORD)
    return
  }
  unmark()
  sentence.block.setAttribute('data-listening', '')
}

export function unmark(): void {
  if ('highlights' in CSS) {
    CSS.highlights.delete(SENTENCE)
    CSS.highlights.delete(WORD)
  }
  for (const block of document.querySelectorAll('[data-listening]')) block.removeAttribute('data-listening')
}

/** Only when it is out of sight, so that nobody who reads along loses their place. */
export function bringIntoView({ block }: Sentence): void {
  const { top, bottom } = block.getBoundingClientRect()
  if (top >= 0 && bottom <= window.innerHeight) return
  const isStill =
    matchMedia('(prefers-reduced-motion: reduce)').matches ||
    (document.documentElement.dataset.reading ?? '').includes('m')
  block.scrollIntoView({ block: 'center', behavior: isStill ? 'instant' : 'smooth' })
}
