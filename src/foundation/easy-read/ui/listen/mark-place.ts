import type { Sentence } from './find-sentences.ts'
import type { Span } from './split-text.ts'

const [SENTENCE, WORD] = ['listen-sentence', 'listen-word']

/** Marks the sentence and word being read; if the browser can't, the surrounding block. */
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

/** Scrolls only if the sentence is out of view, so that people who read along don't lose their place. */
export function bringIntoView({ block }: Sentence): void {
  const { top, bottom } = block.getBoundingClientRect()
  if (top >= 0 && bottom <= window.innerHeight) return
  const isStill =
    matchMedia('(prefers-reduced-motion: reduce)').matches ||
    (document.documentElement.dataset.reading ?? '').includes('m')
  block.scrollIntoView({ block: 'center', behavior: isStill ? 'instant' : 'smooth' })
}
