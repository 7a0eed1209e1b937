import { memo, useEffect, useRef, useState } from 'react'
import type { Cue } from '#contract/captions.ts'
import { m } from '#messages/messages.js'
import { Checkbox } from '#ui-kit/checkbox.tsx'
import { useFormParts } from '#ui-kit/form-parts.ts'
import { languageName } from '#ui-kit/language-name.ts'
import { SelectField } from '#ui-kit/select-field.tsx'
import { filmTime } from './film-time.ts'
import styles from './film-transcript.module.css'
import { type LoadedFilm, loadTranscript, type Transcript } from './load-film.ts'

interface FilmTranscriptProps {
  event_id: number
  film: LoadedFilm | null
  hasTranscript: boolean
  /** The current position in seconds; null before playing. */
  position: number | null
  /** Undefined while no recording is shown. */
  onSeek: ((seconds: number) => void) | undefined
}

/** The transcript next to the recording: it follows the playback, and a click on a line plays from there. */
export function FilmTranscript({ event_id, film, hasTranscript, position, onSeek }: FilmTranscriptProps) {
  const { api } = useFormParts()
  const [chosen, setChosen] = useState<Transcript | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const [follows, setFollows] = useState(true)
  const shown = chosen ?? film?.transcript ?? null
  const current = position === null ? -1 : (shown?.cues.findLastIndex(({ from }) => from <= position) ?? -1)

  async function choose(language: string) {
    const transcript = await loadTranscript(api, { id: event_id, language })
    setHasFailed(transcript === null)
    if (transcript) setChosen(transcript)
  }

  const languages = film?.captions.map(({ language }) => language) ?? []
  const failed = hasFailed || (languages.length > 0 && !shown)
  return (
    <section className={styles.transcript} aria-labelledby="transcript">
      <div className={styles.head}>
        <h2 id="transcript" className={styles.title}>
          {m.transcript_title()}
        </h2>
        {languages.length > 1 && (
          <SelectField
            label={m.transcript_language()}
            isInline
            value={shown?.language}
            onChange={({ target }) => void choose(target.value)}
          >
            {languages.map((language) => (
              <option key={language} value={language}>
                {languageName(language)}
              </option>
            ))}
          </SelectField>
        )}
        {shown && onSeek && (
          <Checkbox
            label={m.transcript_follow()}
            checked={follows}
            onChange={({ target }) => setFollows(target.checked)}
          />
        )}
      </div>
      {failed && <p role="alert">{m.transcript_failed()}</p>}
      {!shown && !failed && (
        <p className={styles.none}>{hasTranscript ? m.transcript_after() : m.transcript_none()}</p>
      )}
      {shown && (
        <Lines
          cues={shown.cues}
          language={shown.language}
          current={current}
          follows={follows}
          onSeek={onSeek}
        />
      )}
    </section>
  )
}

interface LinesProps extends Pick<FilmTranscriptProps, 'onSeek'> {
  cues: readonly Cue[]
  language: string
  /** Index of the current line; -1 before the first. */
  current: number
  follows: boolean
}

/** Memoized: the position changes several times a second, the current line only every few seconds. */
const Lines = memo(function Lines({ cues, language, current, follows, onSeek }: LinesProps) {
  const list = useRef<HTMLOListElement>(null)

  // Scrolls only the list, never the page, and not while the keyboard focus is in the list.
  useEffect(() => {
    const line = list.current?.children[current]
    if (!follows || !list.current || !(line instanceof HTMLElement)) return
    if (list.current.contains(document.activeElement)) return
    list.current.scrollTop = line.offsetTop - list.current.clientHeight / 3
  }, [current, follows])

  return (
    <ol ref={list} className={styles.lines} lang={language} tabIndex={onSeek ? undefined : 0}>
      {cues.map((cue, index) => (
        <li key={cue.from} aria-current={index === current || undefined} className={styles.line}>
          {onSeek ? (
            <button type="button" className={styles.seek} onClick={() => onSeek(cue.from)}>
              <Said cue={cue} />
            </button>
          ) : (
            <p className={styles.seek}>
              <Said cue={cue} />
            </p>
          )}
        </li>
      ))}
    </ol>
  )
})

function Said({ cue: { from, voice, text } }: { cue: Cue }) {
  return (
    <>
      <span className={styles.time}>{filmTime(from)}</span>
      <span>
        {voice && <b>{voice}: </b>}
        {text}
      </span>
    </>
  )
}
