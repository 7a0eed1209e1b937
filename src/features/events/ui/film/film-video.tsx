import { useEffect, useEffectEvent, useRef } from 'react'
import { m } from '#messages/messages.js'
import styles from '#ui-kit/film-frame.module.css'
import type { FilmProps } from '#ui-kit/film-player.ts'
import { ownLanguageName } from '#ui-kit/language-name.ts'
import { useSaving } from '#ui-kit/picture-shown.ts'
import type { FilmCaptions } from '../../event-watch.contract.ts'

interface FilmVideoProps extends FilmProps {
  address: string
  captions: readonly FilmCaptions[]
  /** The language of the captions shown at first. */
  language: string | undefined
  poster: string
}

/** A recording of our own in the browser's player, which requests parts of the file as it needs them. */
export function FilmVideo(props: FilmVideoProps) {
  const { address, captions, language, poster, title, start, onPlayer, onMoment } = props
  const video = useRef<HTMLVideoElement>(null)
  const isSaving = useSaving()
  const isPosterWaiting = useSaving(poster)
  const reportMoment = useEffectEvent(onMoment)
  const reportPlayer = useEffectEvent(onPlayer)

  useEffect(() => {
    const element = video.current
    if (!element) return
    const goOn = () => {
      if (start > 0 && element.currentTime < start) element.currentTime = start
    }
    const report = () => {
      reportMoment({ position: element.currentTime, isPlaying: !element.paused && !element.seeking })
    }
    const watched = ['timeupdate', 'play', 'pause', 'seeking', 'seeked', 'ended'] as const
    for (const name of watched) element.addEventListener(name, report)
    // On a fast connection the metadata may have loaded before this runs.
    if (element.readyState >= HTMLMediaElement.HAVE_METADATA) goOn()
    else element.addEventListener('loadedmetadata', goOn, { once: true })
    reportPlayer({
      seek(seconds) {
        element.currentTime = seconds
        // Not an error: some browsers require another click to play.
        element.play().catch(() => undefined)
      },
      setSpeed(times) {
        element.playbackRate = times
      },
    })
    return () => {
      for (const name of watched) element.removeEventListener(name, report)
      element.removeEventListener('loadedmetadata', goOn)
      reportPlayer(null)
    }
  }, [start])

  return (
    // biome-ignore lint/a11y/useMediaCaption: there is a track for each language of the captions
    <video
      ref={video}
      className={styles.film}
      src={address}
      poster={isPosterWaiting ? undefined : poster}
      controls
      playsInline
      preload={isSaving ? 'none' : 'metadata'}
      aria-label={m.video_player({ title })}
    >
      {captions.map((track) => (
        <track
          key={track.language}
          kind="captions"
          src={track.address}
          srcLang={track.language}
          label={ownLanguageName(track.language)}
          default={track.language === language}
        />
      ))}
    </video>
  )
}
