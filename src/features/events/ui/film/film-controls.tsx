import { useState } from 'react'
import { m } from '#messages/messages.js'
import { Button } from '#ui-kit/button.tsx'
import { type FilmPlayer, SPEEDS } from '#ui-kit/film-player.ts'
import { SelectField } from '#ui-kit/select-field.tsx'
import styles from './film-controls.module.css'
import { watchedLabel } from './film-time.ts'

interface FilmControlsProps {
  player: FilmPlayer
  /** Where the recording resumed; 0 for the start. */
  start: number
}

/** Controls that work the same for every kind of player: speed, and starting over. */
export function FilmControls({ player, start }: FilmControlsProps) {
  const [speed, setSpeed] = useState(1)
  const { setSpeed: setPlayerSpeed } = player
  return (
    <div className={styles.controls}>
      {start > 0 && (
        <p className={styles.goOn}>
          {m.video_resuming_at({ time: watchedLabel(start) })}{' '}
          <Button variant="ghost" onClick={() => player.seek(0)}>
            {m.video_start_again()}
          </Button>
        </p>
      )}
      {setPlayerSpeed && (
        <SelectField
          label={m.video_speed()}
          isInline
          value={speed}
          onChange={({ target }) => {
            setSpeed(Number(target.value))
            setPlayerSpeed(Number(target.value))
          }}
        >
          {SPEEDS.map((times) => (
            <option key={times} value={times}>
              {times === 1 ? m.video_speed_normal() : m.video_speed_times({ speed: times })}
            </option>
          ))}
        </SelectField>
      )}
    </div>
  )
}
