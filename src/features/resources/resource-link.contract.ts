import { filmOfAddress } from '#features/events/film-address.contract.ts'

/** What a link leads to, of those that pages show in their own way. */
export type LinkKind = 'youtube' | 'vimeo' | 'link'

/** A film at its host, by the id that the host has for it. */
export interface LinkedVideo {
  kind: 'youtube' | 'vimeo'
  video_id: string
}

/** The film of YouTube or Vimeo that a link leads to, by exact host; null without one. */
export function videoOf(url: string): LinkedVideo | null {
  const film = filmOfAddress(url.trim().replace(/^http:/i, 'https:'))
  return film && { kind: film.kind, video_id: film.video }
}

export const linkKind = (url: string): LinkKind => videoOf(url)?.kind ?? 'link'

/** Only http and https, and a host that can be one of the web; what else is typed never gets into a page. */
export function isWebAddress(url: string): boolean {
  const parsed = URL.canParse(url) ? new URL(url) : undefined
  return parsed !== undefined && /^https?:$/.test(parsed.protocol) && parsed.hostname.includes('.')
}
