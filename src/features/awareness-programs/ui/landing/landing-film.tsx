import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { filmOfAddress } from '#features/events/film-address.contract.ts'
import { m } from '#messages/messages.js'
import { PlainLink } from '#ui-kit/address-link.tsx'
import { buttonClass } from '#ui-kit/button.tsx'
import { Disclosure } from '#ui-kit/disclosure.tsx'
import { FilmFrame } from '#ui-kit/film-frame.tsx'
import { CirclePlay } from '#ui-kit/icons.ts'
import type { LandingPage } from '../../landing.contract.ts'
import styles from './landing.module.css'
import { filmAddress, type LandingSearch } from './landing-search.ts'

const STAGE_ID = 'film'

interface LandingFilmProps {
  program: LandingPage['program']
  publicUrl: string
  /** The query of the page's address. If `film` is set, the video starts open, also without JavaScript. */
  search: LandingSearch & { utm_source?: string }
}

/** The program's video and its transcript. Nothing is requested from the video's site before a click. */
export function LandingFilm({ program, publicUrl, search }: LandingFilmProps) {
  const { film_url, title, transcript, text_language } = program
  const [isOpen, setIsOpen] = useState(search.film === 1)
  const stage = useRef<HTMLDivElement>(null)
  const wasPressed = useRef(false)
  const film = film_url === null ? null : filmOfAddress(film_url)

  // The clicked button is gone, so the focus moves to the player.
  useEffect(() => {
    if (isOpen && wasPressed.current) stage.current?.focus()
  }, [isOpen])

  function press(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    wasPressed.current = true
    setIsOpen(true)
  }

  return (
    <>
      {film && (
        <section
          ref={stage}
          id={STAGE_ID}
          className={styles.stage}
          tabIndex={-1}
          aria-label={m.video_player({ title })}
        >
          {isOpen ? (
            <FilmFrame
              source={film}
              publicUrl={publicUrl}
              title={title}
              start={0}
              onPlayer={leavesAlone}
              onMoment={leavesAlone}
            />
          ) : (
            <div className={styles.facade}>
              <PlainLink
                href={`${filmAddress(search)}#${STAGE_ID}`}
                className={buttonClass({ variant: 'primary', size: 'big' })}
                onClick={press}
              >
                <CirclePlay aria-hidden="true" />
                {m.video_play()}
              </PlainLink>
              <p>{film.kind === 'vimeo' ? m.video_from_vimeo() : m.video_from_youtube()}</p>
            </div>
          )}
        </section>
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

/** The progress isn't tracked here. */
function leavesAlone(): void {}
