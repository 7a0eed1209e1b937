const BLOCKS = /<br ?\/?>|<\/?(?:p|ul|ol|li|h3|h4|blockquote)>/
const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

/** The lines of sanitised HTML (server/making/clean-html.ts) as plain text: paragraphs, list items and headings. */
export function linesOf(clean: string): string[] {
  return clean
    .split(BLOCKS)
    .map((line) =>
      line
        .replace(/<[^<>]*>/g, '')
        .replace(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity)
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((line) => line !== '')
}
