import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { m } from '#messages/messages.js'
import { sizeLabel } from '#ui-kit/file-size.ts'
import { FilmFrame } from '#ui-kit/film-frame.tsx'
import type { FilmProps } from '#ui-kit/film-player.ts'
import { useFormParts } from '#ui-kit/form-parts.ts'
import { useSaving } from '#ui-kit/picture-shown.ts'
import type { EventDetails } from '../../events.contract.ts'
import { durationLabel } from '../event-labels.ts'
import { FilmFacade, openFilmOf, wasPressedBefore } from './film-facade.tsx'
import { watchForm } from './film-forms.ts'
import styles from './film-stage.module.css'
import { FilmVideo } from './film-video.tsx'
import type { LoadedFilm } from './load-film.ts'

interface FilmStageProps extends Omit<FilmProps, 'title'> {
  event: EventDetails
  film: LoadedFilm | null
  language: string | undefined
  publicUrl: string
}

/** The stage of the recording: the event's picture before a click, then the player. */
export function FilmStage({ event, film, language, publicUrl, ...player }: FilmStageProps) {
  const { posted } = useFormParts()
  const router = useRouter()
  const isPosted = posted?.name === watchForm.name && posted.failure === null
  const [isOpen, setIsOpen] = useState(isPosted || wasPressedBefore(event.id))
  const isSaving = useSaving()
  const stage = useRef<HTMLElement>(null)
  const isShown = film !== null && (isOpen || film.source.kind === 'file')
  const wasPressed = useRef(false)

  useEffect(() => openFilmOf(undefined), [])

  // The clicked button is gone, so the focus moves to the player.
  useEffect(() => {
    if (isShown && wasPressed.current) stage.current?.focus()
  }, [isShown])

  async function open() {
    wasPressed.current = true
    setIsOpen(true)
    if (!film) await router.invalidate({ sync: true })
  }

  return (
    <div>
      <section
        ref={stage}
        className={styles.stage}
        tabIndex={-1}
        aria-label={m.video_player({ title: event.title })}
      >
        {film && isShown ? (
          film.source.kind === 'file' ? (
            <FilmVideo
              {...player}
              title={event.title}
              address={film.source.address}
              captions={film.captions}
              language={language}
              poster={event.picture}
            />
          ) : (
            <FilmFrame {...player} title={event.title} source={film.source} publicUrl={publicUrl} />
          )
        ) : (
          <FilmFacade event={event} isRegistered={film !== null} onOpen={open} />
        )}
      </section>
      {!isShown && <p className={styles.note}>{noteOf(event, film)}</p>}
      {isShown && film.source.kind === 'file' && isSaving && (
        <p className={styles.note}>{waitsFor(film, film.source.bytes)}</p>
      )}
    </div>
  )
}

/** Tells people with data saver on how much data the recording uses. */
function waitsFor({ progress }: LoadedFilm, bytes: number): string {
  const duration = durationLabel(Math.max(1, Math.round(progress.duration_seconds / 60)))
  return m.video_data_saver({ duration, size: sizeLabel(bytes) })
}

/** Says in advance what the button does. */
function noteOf({ registration }: EventDetails, film: LoadedFilm | null): string {
  if (!film) return registration?.status === 'registered' ? m.video_unavailable() : m.video_registers()
  return film.source.kind === 'vimeo' ? m.video_from_vimeo() : m.video_from_youtube()
}
