import { useLocation } from '@tanstack/react-router'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { filmOfAddress } from '#features/events/film-address.contract.ts'
import { m } from '#messages/messages.js'
import { buttonClass } from '#ui-kit/button.tsx'
import { FilmFrame } from '#ui-kit/film-frame.tsx'
import { CirclePlay } from '#ui-kit/icons.ts'
import type { ResourceLink } from '../../resource-details.contract.ts'
import styles from './resource-page.module.css'

interface LinkedFilmProps {
  link: ResourceLink
  title: string
  publicUrl: string
  /** Whether the page's address names this video, which then starts open, also without JavaScript. */
  isAsked: boolean
}

/** A video on YouTube or Vimeo. Nothing is requested from their site before a click. */
export function LinkedFilm({ link, title, publicUrl, isAsked }: LinkedFilmProps) {
  const path = useLocation({ select: ({ pathname }) => pathname })
  const [isOpen, setIsOpen] = useState(isAsked)
  const stage = useRef<HTMLDivElement>(null)
  const wasPressed = useRef(false)
  const film = filmOfAddress(link.url.trim().replace(/^http:/i, 'https:'))

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

  if (!film) return null
  return (
    <section
      ref={stage}
      id={`film-${link.id}`}
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
            href={`${path}?film=${link.id}#film-${link.id}`}
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
