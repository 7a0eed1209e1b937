import { type FramedFilm, filmOfAddress } from '#contract/film-address.ts'

/** Kinds of links that pages show in a special way. */
export type LinkKind = 'youtube' | 'vimeo' | 'link'

/** A video at its host, by the host's id for it. */
export interface LinkedVideo {
  kind: 'youtube' | 'vimeo'
  video_id: string
}

/** The YouTube or Vimeo video that a link leads to, matched by exact host; null for any other link. */
export const filmOfLink = (url: string): FramedFilm | null =>
  filmOfAddress(url.trim().replace(/^http:/i, 'https:'))

/** The same video as the contract names it. */
export function videoOf(url: string): LinkedVideo | null {
  const film = filmOfLink(url)
  return film && { kind: film.kind, video_id: film.video }
}

export const linkKind = (url: string): LinkKind => videoOf(url)?.kind ?? 'link'

/** Only http and https with a host that can exist on the web; anything else never gets into a page. */
export function isWebAddress(url: string): boolean {
  const parsed = URL.canParse(url) ? new URL(url) : undefined
  return parsed !== undefined && /^https?:$/.test(parsed.protocol) && parsed.hostname.includes('.')
}
