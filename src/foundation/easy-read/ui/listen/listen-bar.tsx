import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { m } from '#messages/messages.js'
import { Button } from '#ui-kit/button.tsx'
import styles from './listen.module.css'
import './listen-marks.css'
import { type Reader, readAloud } from './read-aloud.ts'

const SPEEDS = [0.6, 0.8, 1, 1.25, 1.5] as const
/** The last speed chosen, until the window is closed. */
let speed = 1

/**
 * Pause, stop and speed while reading aloud. No status is announced, because a screen reader would talk over the voice.
 */
export function ListenBar({ onEnd }: { onEnd: () => void }) {
  const [isPaused, setIsPaused] = useState(false)
  const reader = useRef<Reader>(null)
  const first = useRef<HTMLButtonElement>(null)
  const speedId = useId()
  const end = useEffectEvent(onEnd)

  useEffect(() => {
    first.current?.focus()
    const reading = readAloud({ speed, onEnd: () => end() })
    reader.current = reading
    const stop = () => reading.stop()
    window.addEventListener('pagehide', stop)
    return () => {
      window.removeEventListener('pagehide', stop)
      stop()
    }
  }, [])

  function press() {
    if (isPaused) reader.current?.goOn()
    else reader.current?.pause()
    setIsPaused(!isPaused)
  }

  return (
    <>
      <Button ref={first} onClick={press}>
        {isPaused ? m.listen_resume() : m.listen_pause()}
      </Button>
      <Button variant="ghost" onClick={onEnd}>
        {m.listen_stop()}
      </Button>
      <span className={styles.speed}>
        <label htmlFor={speedId}>{m.listen_speed()}</label>
        <select
          id={speedId}
          className={styles.select}
          defaultValue={speed}
          onChange={({ target }) => {
            speed = Number(target.value)
            reader.current?.setSpeed(speed)
          }}
        >
          {SPEEDS.map((times) => (
            <option key={times} value={times}>
              {m.listen_speed_times({ times: new Intl.NumberFormat(m.page_locale()).format(times) })}
            </option>
          ))}
        </select>
      </span>
    </>
  )
}
