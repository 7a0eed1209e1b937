import sanitizeHtml from 'sanitize-html'
import { isWebAddress } from '../../resource-link.contract.ts'
import { linesOf } from '../../resource-text.contract.ts'

const BLOCKS = ['p', 'ul', 'ol', 'li', 'h3', 'h4', 'blockquote']
const MARKS = ['br', 'strong', 'em', 'u', 'a']

/** Sanitises HTML down to simple formatting; '' if no text is left. Pages insert the result unescaped. */
export function cleanHtml(given: string): string {
  const clean = sanitizeHtml(given, {
    allowedTags: [...BLOCKS, ...MARKS],
    allowedAttributes: { a: ['href', 'rel'] },
    allowedSchemes: ['http', 'https'],
    allowProtocolRelative: false,
    // The text of a removed tag stays, except in elements that were never meant to be read.
    nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'title', 'template', 'svg', 'math'],
    nestingLimit: 20,
    transformTags: { b: 'strong', i: 'em', h1: 'h3', h2: 'h3', h5: 'h4', h6: 'h4', a: asLink },
  }).trim()
  return plainText(clean) === '' ? '' : clean
}

/** A link that doesn't lead to the web loses its tag and keeps its text. */
function asLink(_name: string, { href = '' }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const address = href.trim()
  if (!isWebAddress(address)) return { tagName: 'span', attribs: {} }
  return { tagName: 'a', attribs: { href: address, rel: 'nofollow noopener' } }
}

/** The text of sanitised HTML, on one line. */
export const plainText = (clean: string): string => linesOf(clean).join(' ')

const MOST_LETTERS = 300
/** A word that starts after this may be left out as a whole; a longer one is cut within. */
const SHORTEST_CUT = 200
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The beginning of sanitised HTML as plain text: at most 300 graphemes, cut between words. */
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
