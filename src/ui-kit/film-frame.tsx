import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FramedFilm } from '#contract/film-address.ts'
import { m } from '#messages/messages.js'
import styles from './film-frame.module.css'
import type { FilmProps } from './film-player.ts'
import { framePlayer } from './frame-players.ts'

interface FilmFrameProps extends FilmProps {
  source: FramedFilm
  publicUrl: string
}

const GREET_AGAIN_MS = 500

/** The player of another site. It's only mounted by a press, and never replaced while mounted. */
export function FilmFrame({ source, publicUrl, title, start, onPlayer, onMoment }: FilmFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [player] = useState(() => framePlayer(source))
  const reportMoment = useEffectEvent(onMoment)
  const reportPlayer = useEffectEvent(onPlayer)

  useEffect(() => {
    let last = { position: start, isPlaying: false }
    const say = (messages: readonly object[]) => {
      for (const message of messages) {
        frame.current?.contentWindow?.postMessage(JSON.stringify(message), player.origin)
      }
    }
    const listen = ({ origin, source: from, data }: MessageEvent) => {
      if (origin !== player.origin || from !== frame.current?.contentWindow) return
      clearInterval(greeting)
      const state = player.read(data)
      if (Object.keys(state).length === 0) return
      last = { ...last, ...state }
      reportMoment(last)
    }
    const greeting = setInterval(() => say(player.greetings), GREET_AGAIN_MS)
    window.addEventListener('message', listen)
    const { speed } = player
    reportPlayer({
      seek: (seconds) => say(player.seek(seconds)),
      setSpeed: speed && ((times) => say(speed(times))),
    })
    return () => {
      clearInterval(greeting)
      window.removeEventListener('message', listen)
      reportPlayer(null)
    }
  }, [player, start])

  return (
    <iframe
      ref={frame}
      className={styles.film}
      src={player.address(start, publicUrl)}
      title={m.video_player({ title })}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      allowFullScreen
      referrerPolicy="strict-origin-when-cross-origin"
    />
  )
}
