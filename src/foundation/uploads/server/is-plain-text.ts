import { createReadStream } from 'node:fs'

/** What a browser that guesses would take for a page or a drawing (WHATWG MIME Sniffing, 7.1, and SVG). */
const MARKUP =
  /^[\s\uFEFF]*<(?:!doctype|!--|\?xml|html|head|script|iframe|h1|div|font|table|a|style|title|b|body|br|p|svg)[\s>/-]|<svg[\s>]|<script[\s>]/i
const OPENING = 4096

/** UTF-8 to the end, without NUL, and no HTML, XML or SVG. */
export async function isPlainText(path: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let opening = ''
  try {
    for await (const chunk of createReadStream(path)) {
      const text = decoder.decode(chunk as Buffer, { stream: true })
      if (text.includes('\0')) return false
      if (opening.length < OPENING) opening += text.slice(0, OPENING)
    }
    decoder.decode()
  } catch (error) {
    if (error instanceof TypeError) return false
    throw error
  }
  return opening.length > 0 && !MARKUP.test(opening)
}
