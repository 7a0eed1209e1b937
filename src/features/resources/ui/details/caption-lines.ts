/** What is said in a WebVTT file: a line for each cue, without times and marks. */
export function captionLines(vtt: string): string[] {
  return vtt.split(/\n{2,}/).flatMap((block) => {
    const lines = block.split('\n')
    const times = lines.findIndex((line) => line.includes('-->'))
    if (times < 0) return []
    const said = lines
      .slice(times + 1)
      .join(' ')
      .replace(/<[^<>]*>/g, '')
      .trim()
    return said === '' ? [] : [said]
  })
}
