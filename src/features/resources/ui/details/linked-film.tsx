import { ClickToPlayFilm } from '#ui-kit/click-to-play-film.tsx'
import type { ResourceLink } from '../../resource-details.contract.ts'
import { filmOfLink } from '../../resource-link.contract.ts'

interface LinkedFilmProps {
  link: ResourceLink
  title: string
  publicUrl: string
  /** Whether the page's address names this video. */
  isAsked: boolean
}

/** The video that a link leads to, if it is on YouTube or Vimeo. */
export function LinkedFilm({ link: { id, url }, ...props }: LinkedFilmProps) {
  const film = filmOfLink(url)
  return film && <ClickToPlayFilm {...props} film={film} id={`film-${id}`} query={`?film=${id}`} />
}
