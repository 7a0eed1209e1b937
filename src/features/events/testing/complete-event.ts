import { MINUTE_MS } from '#contract/durations.ts'
import type { LocalizedText } from '#platform/db/columns.ts'
import type { NewEvent } from '../server/index.ts'

const DAY_OF_MINUTES = 24 * 60

/** What a test or the demo sets of an event. The rest is filled in. */
export interface GivenEvent extends Partial<Omit<NewEvent, 'title' | 'recording'>> {
  title?: string | LocalizedText
  /**
   * Minutes from `now` to the start, negative for the past; null for a recording that was never live. Default: a day.
   */
  starts_in_minutes?: number | null
  /** Length in minutes. Default: 60. */
  minutes?: number
  /** A recording published that many minutes before `now`, or all of its facts. */
  recording?: { published_minutes_ago: number; duration_seconds?: number } | NewEvent['recording']
}

/** A published gathering with a meeting and every access fact answered, unless given otherwise. */
export function completeEvent(given: GivenEvent & { event_type_id: number }, now: Date): NewEvent {
  const {
    title = 'A quiet morning',
    starts_in_minutes = DAY_OF_MINUTES,
    minutes = 60,
    recording,
    ...columns
  } = given
  const start = starts_in_minutes === null ? null : later(now, starts_in_minutes)
  const isFilm = recording !== undefined && recording !== null
  return {
    publication: 'published',
    title: typeof title === 'string' ? { en: title } : title,
    summary: { en: 'A short hour with time for questions.' },
    description: { en: 'What we do first.\n\nWhat we do then.' },
    in_short: { en: 'Watch.\nAsk.\nTry it at home.' },
    start_date_time: start,
    end_date_time: start && later(start, minutes),
    zoom_link: start ? 'https://meet.example.org/secret-room' : null,
    access_captions: 'live',
    access_sign_language: false,
    access_recording: starts_in_minutes !== null || isFilm,
    access_breaks: false,
    access_camera_optional: true,
    access_language: 'en',
    access_adjustment: { en: 'Tell us when you register.' },
    ...columns,
    recording: isFilm ? completeRecording(recording, now) : null,
  }
}

function completeRecording(
  given: NonNullable<GivenEvent['recording']>,
  now: Date,
): NonNullable<NewEvent['recording']> {
  if (!('published_minutes_ago' in given)) return given
  return {
    kind: 'youtube',
    url: 'https://www.youtube.com/watch?v=quietmornin',
    duration_seconds: given.duration_seconds ?? 1_800,
    published_at: later(now, -given.published_minutes_ago),
  }
}

const later = (moment: Date, minutes: number) => new Date(moment.getTime() + minutes * MINUTE_MS)
