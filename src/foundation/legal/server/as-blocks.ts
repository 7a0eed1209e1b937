import { lexer, type Token, type Tokens } from 'marked'
import type { LegalBlock, LegalSpan } from '../legal.contract.ts'

const SAFE_ADDRESS = /^(?:https:\/\/|mailto:|\/(?![/\\]))/

/** Fills the gaps of a text. */
type FillIn = (text: string) => string

/**
 * Converts Markdown to blocks. Allows headings of one level, paragraphs, lists, strong text and links. Gaps are filled
 * afterwards, so that no name in them is read as Markdown.
 * @throws Error for anything else, including HTML, so that mistakes are noticed before publication
 */
export function asBlocks(markdown: string, fillIn: FillIn = (text) => text): LegalBlock[] {
  const spansIn = (tokens: readonly Token[] | undefined) =>
    spansOf(tokens).map((span) => ({
      ...span,
      text: fillIn(span.text),
      href: span.href === null ? null : fillIn(span.href),
    }))
  return lexer(markdown).flatMap((token): LegalBlock[] => {
    if (token.type === 'space') return []
    if (token.type === 'heading') return [heading(spansIn(token.tokens))]
    if (token.type === 'paragraph') return [{ kind: 'paragraph', spans: spansIn(token.tokens) }]
    if (token.type === 'list') {
      const items = (token as Tokens.List).items.map((item) => spansIn(item.tokens))
      return [{ kind: 'list', items }]
    }
    throw unknown(token)
  })
}

function heading(spans: readonly LegalSpan[]): LegalBlock {
  const text = spans.map((span) => span.text).join('')
  const id = text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
  return { kind: 'heading', id, text }
}

function spansOf(
  tokens: readonly Token[] = [],
  outer = { is_strong: false, href: null as string | null },
): LegalSpan[] {
  return tokens.flatMap((token): LegalSpan[] => {
    if (token.type === 'text' && token.tokens) return spansOf(token.tokens, outer)
    if (token.type === 'text' || token.type === 'escape') return [{ ...outer, text: token.text }]
    if (token.type === 'strong') return spansOf(token.tokens, { ...outer, is_strong: true })
    if (token.type === 'link') return spansOf(token.tokens, { ...outer, href: safe(token.href) })
    throw unknown(token)
  })
}

function safe(address: string): string {
  if (!SAFE_ADDRESS.test(address)) throw new Error(`a legal text must not link to ${address}`)
  return address
}

const unknown = ({ type, raw }: Token) =>
  new Error(`a legal text must not contain ${type}: ${raw.slice(0, 60)}`)
