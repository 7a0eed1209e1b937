import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { Failure } from '#contract/wire.ts'
import type { LinkedResource } from '#features/resources/resources.contract.ts'
import { AskFirst, EasyReadText } from '#foundation/easy-read/ui/index.ts'
import { m } from '#messages/messages.js'
import type { FilmPlayer } from '#ui-kit/film-player.ts'
import { Names } from '#ui-kit/names.tsx'
import { TextLanguageNote } from '#ui-kit/text-language-note.tsx'
import type { EventDetails } from '../../events.contract.ts'
import { EventResources } from '../details/event-resources.tsx'
import { EventCrumbs } from '../event-crumbs.tsx'
import { EventQuestions } from '../feedback/event-questions.tsx'
import { EventReviews } from '../feedback/event-reviews.tsx'
import type { ListedEventReviews, ListedQuestions } from '../feedback/load-feedback.ts'
import { FilmControls } from './film-controls.tsx'
import { FilmProgress } from './film-progress.tsx'
import { FilmStage } from './film-stage.tsx'
import { FilmTranscript } from './film-transcript.tsx'
import styles from './film-view.module.css'
import type { LoadedFilm } from './load-film.ts'
import { useWatching } from './use-watching.ts'

export interface FilmViewProps {
  event: EventDetails
  film: LoadedFilm | null
  resources: LinkedResource[]
  questions: ListedQuestions | Failure
  reviews: ListedEventReviews | Failure
  publicUrl: string
}

/** A recording with its transcript and the rest of its event. */
export function FilmView({ event, film, resources, questions, reviews, publicUrl }: FilmViewProps) {
  return (
    <article className={styles.page}>
      <header className={styles.opening}>
        <EventCrumbs>
          <Link to="/events/on-demand/{-$eventname}/{-$eventid}" params={{}}>
            {m.on_demand_crumb()}
          </Link>
        </EventCrumbs>
        <h1 className={styles.title} lang={event.text_language}>
          {event.title}
        </h1>
        <TextLanguageNote language={event.text_language} />
        <p className={styles.byline}>
          <Names names={event.speakers.map(({ name }) => name)} />
          {' · '}
          <Link to="/events/details/$id" params={{ id: String(event.id) }}>
            {m.video_about()}
          </Link>
        </p>
      </header>
      <Film event={event} film={film} publicUrl={publicUrl} />
      <div className={styles.text}>
        {event.easy_read.en.length + event.easy_read.hi.length > 0 && (
          <EasyReadText of={event.easy_read}>{null}</EasyReadText>
        )}
        <EventResources resources={resources} />
        <EventQuestions event_id={event.id} questions={questions} />
        <EventReviews event_id={event.id} reviews={reviews} />
      </div>
    </article>
  )
}

/** Seconds from the end within which a recording restarts from the beginning. */
const NEARLY_OVER = 5

function startOf({ progress: { position_seconds, duration_seconds } }: LoadedFilm): number {
  return position_seconds > duration_seconds - NEARLY_OVER ? 0 : position_seconds
}

function Film({ event, film, publicUrl }: Pick<FilmViewProps, 'event' | 'film' | 'publicUrl'>) {
  const [start, setStart] = useState(film && startOf(film))
  const [player, setPlayer] = useState<FilmPlayer | null>(null)
  const [position, setPosition] = useState<number | null>(null)
  const { progress, isKept, note } = useWatching(event.id, film?.progress ?? null)
  // Keeps the first start when the page reloads during playback.
  if (start === null && film) setStart(startOf(film))
  return (
    <div className={styles.film} data-reads={Boolean(film?.transcript)}>
      <div className={styles.watch}>
        <AskFirst warnings={event.content_warnings}>
          <FilmStage
            event={event}
            film={film}
            language={film?.transcript?.language}
            publicUrl={publicUrl}
            start={start ?? 0}
            onPlayer={setPlayer}
            onMoment={(moment) => {
              setPosition(moment.position)
              note(moment)
            }}
          />
        </AskFirst>
        {player && <FilmControls player={player} start={start ?? 0} />}
        {progress && <FilmProgress event={event} progress={progress} isKept={isKept} />}
        {film && (
          <noscript>
            <p>{m.video_without_script()}</p>
          </noscript>
        )}
      </div>
      <FilmTranscript
        event_id={event.id}
        film={film}
        hasTranscript={event.recording?.has_transcript ?? false}
        position={position}
        onSeek={player?.seek}
      />
    </div>
  )
}
