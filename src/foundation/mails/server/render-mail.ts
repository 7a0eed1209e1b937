import { render, toPlainText } from '@react-email/render'
import type { ReactElement } from 'react'

/** An email's content, ready for `queueMail`. */
export interface WrittenMail {
  subject: string
  html: string
  text: string
}

/** Keeps headings as written: capitals look like shouting, and Devanagari has none. */
const AS_WRITTEN = {
  selectors: [
    { selector: 'h1', options: { uppercase: false } },
    { selector: 'h2', options: { uppercase: false } },
  ],
  wordwrap: false,
} as const

/** Renders an email as HTML and as plain text. */
export async function renderMail(element: ReactElement): Promise<{ html: string; text: string }> {
  const html = await render(element)
  return { html, text: toPlainText(html, { ...AS_WRITTEN, selectors: [...AS_WRITTEN.selectors] }) }
}
