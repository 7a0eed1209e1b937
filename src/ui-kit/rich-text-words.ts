/* The rich editor writes HTML; without it, people write plain paragraphs into the same field. */

const MARK = /<\/?[a-z][^<>]*>/i
const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Converts plain paragraphs to HTML; HTML is returned unchanged. */
export function asHtml(text: string): string {
  if (text.trim() === '' || MARK.test(text)) return text.trim()
  return text
    .trim()
    .split(/\r?\n\s*\r?\n/)
    .map((paragraph) => {
      const words = paragraph.trim().replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign)
      return `<p>${words.replace(/\r?\n/g, '<br>')}</p>`
    })
    .join('')
}

/**
 * Converts HTML that consists only of paragraphs to plain text; with lists or links it stays HTML, so that nothing is
 * lost.
 */
export function asPlainText(html: string): string {
  const paragraphs = html.replace(/<br ?\/?>/g, '\n').match(/<p>[^<]*<\/p>/g) ?? []
  if (paragraphs.length === 0 || paragraphs.join('') !== html.replace(/<br ?\/?>/g, '\n').trim()) return html
  const text = paragraphs
    .map((paragraph) => paragraph.slice(3, -4))
    .join('\n\n')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
  // Text that looks like tags would be mistaken for HTML.
  return MARK.test(text) ? html : text
}
