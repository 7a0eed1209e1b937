import { z } from 'zod'
import { type CallsOf, endpoint } from '#contract/endpoint.ts'
import { success, textLanguage } from '#contract/wire.ts'

export const legalName = z.enum(['terms', 'privacy', 'accessibility'])
export type LegalName = z.output<typeof legalName>

/** A run of text. `href` must be an address on this site, https or mailto. */
const span = z.object({ text: z.string(), is_strong: z.boolean(), href: z.string().nullable() })
export type LegalSpan = z.output<typeof span>

const block = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), id: z.string(), text: z.string() }),
  z.object({ kind: z.literal('paragraph'), spans: z.array(span) }),
  z.object({ kind: z.literal('list'), items: z.array(z.array(span)) }),
])
export type LegalBlock = z.output<typeof block>

export const legalText = z.object({
  name: legalName,
  /** The requested language if the text exists in it; otherwise English. */
  language: textLanguage,
  /** All languages that the text exists in. */
  languages: z.array(textLanguage),
  title: z.string(),
  /** The date as ISO 8601, without a time. */
  changed: z.string(),
  blocks: z.array(block),
})
export type LegalText = z.output<typeof legalText>

export const legalContract = {
  getLegalText: endpoint({
    method: 'GET',
    path: '/legal/{name}/',
    summary: 'Returns the terms, privacy policy or accessibility statement as blocks of plain text',
    params: z.object({ name: legalName }),
    query: z.object({ language: textLanguage.catch('en').default('en') }),
    reply: success(legalText),
  }),
}

declare module '#contract/registry.ts' {
  interface Registry extends CallsOf<typeof legalContract> {}
}
