import { filmOfAddress } from '#contract/film-address.ts'
import { m } from '#messages/messages.js'
import { ClickToPlayFilm } from '#ui-kit/click-to-play-film.tsx'
import { Disclosure } from '#ui-kit/disclosure.tsx'
import type { LandingPage } from '../../landing.contract.ts'
import styles from './landing.module.css'
import { filmAddress, type LandingSearch } from './landing-search.ts'

interface LandingFilmProps {
  program: LandingPage['program']
  publicUrl: string
  /** The query of the page's address. If `film` is set, the video starts open. */
  search: LandingSearch & { utm_source?: string }
}

/** The program's video and its transcript. */
export function LandingFilm({ program, publicUrl, search }: LandingFilmProps) {
  const { film_url, title, transcript, text_language } = program
  const film = film_url === null ? null : filmOfAddress(film_url)
  return (
    <>
      {film && (
        <ClickToPlayFilm
          film={film}
          title={title}
          publicUrl={publicUrl}
          id="film"
          query={filmAddress(search)}
          isAsked={search.film === 1}
        />
      )}
      {transcript && (
        <Disclosure look="card" summary={m.awareness_landing_transcript()} open={!film}>
          <div className={styles.transcript} lang={text_language}>
            {transcript}
          </div>
        </Disclosure>
      )}
    </>
  )
}
