/** The entities of WebVTT. */
const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&lrm;': '\u200e',
  '&rlm;': '\u200f',
  '&nbsp;': '\u00a0',
}

/** What is said in a WebVTT file, and by whom if it says so: a line for each cue, without times and marks. */
export function captionLines(vtt: string): string[] {
  return vtt.split(/\n{2,}/).flatMap((block) => {
    const lines = block.split('\n')
    const times = lines.findIndex((line) => line.includes('-->'))
    if (times < 0) return []
    const said = lines
      .slice(times + 1)
      .join(' ')
      .replace(/<v(?:\.[^<>\s]*)?\s([^<>]*)>/g, (_, name: string) => `${name.trim()}: `)
      .replace(/<[^<>]*>/g, '')
      .replace(/&[a-z]{2,4};/g, (entity) => ENTITIES[entity] ?? entity)
      .trim()
    return said === '' ? [] : [said]
  })
}
