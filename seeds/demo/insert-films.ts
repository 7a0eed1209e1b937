import { eventRegistrations, eventWatches, saveCaptions } from '#features/events/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { events } from './content/events/index.ts'
import type { DemoEvent, Text } from './content/shape.ts'

interface Known {
  /** Ids of events by their key, of people by their username. */
  events: ReadonlyMap<string, number>
  people: ReadonlyMap<string, number>
}

/** A parent and a teacher who left a film each in the middle. */
const WATCHERS = ['meera-deshpande', 'arjun-deshmukh']
/** Seconds that a sentence takes. */
const SENTENCE = 6
const MOST_AT_ONCE = 60

/** Captions of the films that have a transcript, and films that somebody has begun to watch. */
export async function insertFilms(db: Db, known: Known, now: Date): Promise<void> {
  for (const event of events) {
    const event_id = known.events.get(event.key)
    if (!event.recording?.has_transcript || event_id === undefined) continue
    for (const language of languagesOf(event)) {
      await saveCaptions(db, { event_id, language, file: captionsOf(event, language) })
    }
  }
  const films = events.filter(({ recording, when }) => recording?.has_transcript && when === null)
  for (const [place, film] of films.slice(0, WATCHERS.length).entries()) {
    const of = { event_id: known.events.get(film.key), user_id: known.people.get(WATCHERS[place] ?? '') }
    await leaveHalfWay(db, film, of, now)
  }
}

async function leaveHalfWay(
  db: Db,
  { recording }: DemoEvent,
  { event_id, user_id }: { event_id: number | undefined; user_id: number | undefined },
  now: Date,
): Promise<void> {
  if (!recording || event_id === undefined || user_id === undefined) return
  const half = Math.floor(recording.seconds / 2)
  const of = { event_id, user_id }
  await db
    .insert(eventRegistrations)
    .values({ ...of, status: 'registered', has_place: false, registered_at: now })
    .onConflictDoNothing()
  await db.insert(eventWatches).values({
    ...of,
    watched: `{[0,${half})}`,
    watched_seconds: half,
    position_seconds: half,
    last_beat_at: now,
  })
}

const languagesOf = ({ title }: DemoEvent) => (['en', 'hi'] as const).filter((language) => title[language])

/** What is said is what is written of the event, a sentence a line, spread over the film. */
function captionsOf({ summary, in_short, description, recording }: DemoEvent, language: keyof Text): string {
  const said = [summary, in_short, description]
    .flatMap((text) => (text[language] ?? '').split(/(?<=[.?!।])\s+|\n+/))
    .filter((sentence) => sentence.trim())
    .slice(0, MOST_AT_ONCE)
  const step = Math.max(SENTENCE, Math.floor((recording?.seconds ?? 0) / Math.max(1, said.length)))
  const cues = said.map((sentence, index) => {
    const from = index * step
    return `${time(from)} --> ${time(from + SENTENCE)}\n${sentence.trim()}`
  })
  return ['WEBVTT', ...cues].join('\n\n').concat('\n')
}

function time(seconds: number): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}.000`
}
