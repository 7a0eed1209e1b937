const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

function firstGrapheme(word: string): string {
  for (const { segment } of graphemes.segment(word)) return segment
  return ''
}

/** One or two first letters, whole ones: 'Ananya Rao' gives 'AR', 'कविता जोशी' gives 'कजो'. Empty for no name. */
export function initials(name: string): string {
  const words = name.split(/[\s\-–]+/u).filter(Boolean)
  const written = words.map((word) => word.replace(/^[^\p{L}\p{N}]+/u, '')).filter(Boolean)
  const used = written.length > 0 ? written : words
  const first = used[0]
  const last = used.at(-1)
  if (first === undefined || last === undefined) return ''
  const letters = used.length === 1 ? firstGrapheme(first) : firstGrapheme(first) + firstGrapheme(last)
  return letters.toLocaleUpperCase()
}
