import { render, toPlainText } from '@react-email/render'
import type { ReactElement } from 'react'

/** A mail's words, ready for `queueMail`. */
export interface WrittenMail {
  subject: string
  html: string
  text: string
}

/** Headings as they are written: capitals shout, and Devanagari has none. */
const AS_WRITTEN = {
  selectors: [
    { selector: 'h1', options: { uppercase: false } },
    { selector: 'h2', options: { uppercase: false } },
  ],
  wordwrap: false,
} as const

/** The HTML of a mail and the same mail as text. */
export async function renderMail(element: ReactElement): Promise<{ html: string; text: string }> {
  const html = await render(element)
  return { html, text: toPlainText(html, { ...AS_WRITTEN, selectors: [...AS_WRITTEN.selectors] }) }
}
