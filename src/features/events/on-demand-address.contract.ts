/** The page of an event's recording. Only the id is looked up; the name is for readers. */
export function onDemandAddress({ id, title }: { id: number; title: string }): string {
  return `/events/on-demand/${nameInAddress(title)}/${id}`
}

/**
 * `Sensory play: a start` becomes `sensory-play-a-start`; letters of every script are kept.
 * @param otherwise used for a title without letters
 */
export function nameInAddress(title: string, otherwise = 'event'): string {
  const words = title
    .normalize('NFKD')
    // Latin accents only: Devanagari marks are part of its words.
    .replace(/[\u0300-\u036f'’]/g, '')
    .normalize('NFC')
    .toLowerCase()
  const name = words.replace(/[^\p{L}\p{M}\p{N}]+/gu, '-').replace(/^-|-$/g, '')
  return encodeURIComponent(name.slice(0, 80).replace(/-$/, '') || otherwise)
}
