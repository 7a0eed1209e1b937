import { type MouseEvent, useEffect, useRef, useState } from 'react'
import type { FramedFilm } from '#contract/film-address.ts'
import { m } from '#messages/messages.js'
import { buttonClass } from './button.tsx'
import styles from './click-to-play-film.module.css'
import { FilmFrame } from './film-frame.tsx'
import { CirclePlay } from './icons.ts'

interface ClickToPlayFilmProps {
  film: FramedFilm
  title: string
  publicUrl: string
  id: string
  /** The query with which the page's address opens the video, also without JavaScript: `?film=1`. */
  query: string
  /** Whether the page's address has that query. */
  isAsked: boolean
}

/** A video on YouTube or Vimeo. Nothing is requested from their site before a click. */
export function ClickToPlayFilm({ film, title, publicUrl, id, query, isAsked }: ClickToPlayFilmProps) {
  const [isOpen, setIsOpen] = useState(isAsked)
  const stage = useRef<HTMLElement>(null)
  const wasPressed = useRef(false)

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
    <section
      ref={stage}
      id={id}
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
          <a
            href={`${query}#${id}`}
            className={buttonClass({ variant: 'primary', size: 'big' })}
            onClick={press}
          >
            <CirclePlay aria-hidden="true" />
            {m.video_play()}
          </a>
          <p>{film.kind === 'vimeo' ? m.video_from_vimeo() : m.video_from_youtube()}</p>
        </div>
      )}
    </section>
  )
}

/** The progress isn't tracked here. */
function leavesAlone(): void {}
