/** The page of an event's film; its name is for people, the id decides. */
export function onDemandAddress({ id, title }: { id: number; title: string }): string {
  return `/events/on-demand/${nameInAddress(title)}/${id}`
}

/**
 * 'Sensory play: a start' is `sensory-play-a-start`; letters of every script stay.
 * @param otherwise in place of a title without letters
 */
export function nameInAddress(title: string, otherwise = 'event'): string {
  const words = title
    .normalize('NFKD')
    // Accents of Latin letters only: the marks of Devanagari are part of its words.
    .replace(/[\u0300-\u036f'’]/g, '')
    .normalize('NFC')
    .toLowerCase()
  const name = words.replace(/[^\p{L}\p{M}\p{N}]+/gu, '-').replace(/^-|-$/g, '')
  return encodeURIComponent(name.slice(0, 80).replace(/-$/, '') || otherwise)
}
