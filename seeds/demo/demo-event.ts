import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/durations.ts'
import type { NewEvent } from '#features/events/server/index.ts'
import { completeEvent } from '#features/events/testing/complete-event.ts'
import { warningValues } from '#foundation/easy-read/server/index.ts'
import { warningsOf } from '#foundation/easy-read/warnings.contract.ts'
import type { StartingTerms } from '#foundation/taxonomy/server/index.ts'
import { pictured } from './art/index.ts'
import { easyEvents, warnedEvents } from './content/easy-read-of-events.ts'
import type { DemoEvent } from './content/shape.ts'

type ByKey = Map<string, number>

/** Ids of what events refer to, by the keys of the content. */
export interface Ids extends StartingTerms {
  speakers: ByKey
  series: ByKey
  resources: ByKey
}

/** India has one zone and no summer time. */
const INDIA = 330 * MINUTE_MS
/** How long a live event of the demo has been going on. */
const LIVE_SINCE_MINUTES = 20
/** Films are put up in the evening. */
const FILMS_AT = '18:30'

/** A demo event as it is stored, its dates counted from `now`. */
export function demoEvent(
  event: DemoEvent,
  { ids, now, index }: { ids: Ids; now: Date; index: number },
): NewEvent {
  const { access, recording, rating } = event
  const [event_type_id = 0] = idsOf(ids.event_types, [event.type])
  const start = startOf(event, now)
  const { symbols, ...easy } = easyEvents[event.key] ?? { symbols: [] }
  const published_at = recording && inIndia(now, recording.published_days, FILMS_AT)
  return completeEvent(
    {
      event_type_id,
      series_id: event.series ? (idsOf(ids.series, [event.series])[0] ?? null) : null,
      ...pictured(event.picture),
      title: event.title,
      summary: event.summary,
      description: event.description,
      in_short: { ...easy, ...event.in_short },
      in_short_symbols: symbols,
      ...warningValues(warningsOf(warnedEvents[event.key] ?? {})),
      start_date_time: start,
      end_date_time: start && event.when && new Date(start.getTime() + event.when.minutes * MINUTE_MS),
      zoom_link: event.has_meeting && start ? `https://meet.example.org/demo/${event.key}` : null,
      capacity: event.capacity,
      registered_count: event.registered,
      rating_count: rating?.count ?? 0,
      rating_sum: rating ? Math.round(rating.average * rating.count) : 0,
      has_certificate: event.certificate,
      access_captions: access.captions,
      access_sign_language: access.sign_language,
      access_recording: access.recording,
      access_breaks: access.breaks,
      access_camera_optional: access.camera_optional,
      access_language: access.language,
      access_adjustment: access.adjustment,
      created_at: addedAt({ start, published_at, now, index }),
      recording: recording &&
        published_at && {
          kind: recording.kind,
          url: recording.url,
          duration_seconds: recording.seconds,
          has_transcript: recording.has_transcript,
          published_at,
        },
      speaker_ids: idsOf(ids.speakers, event.speakers),
      skill_ids: idsOf(ids.skills, event.skills),
      tag_ids: idsOf(ids.tags, event.tags),
      age_group_ids: idsOf(ids.age_groups, event.age_groups),
      resource_ids: idsOf(ids.resources, event.resources),
    },
    now,
  )
}

/** @throws when the content names something that is not there */
export function idsOf(known: ByKey, keys: readonly string[]): number[] {
  return keys.map((key) => {
    const id = known.get(key)
    if (id === undefined) throw new Error(`The demo content names ${key}, which is not there.`)
    return id
  })
}

function startOf({ when, is_live_now }: DemoEvent, now: Date): Date | null {
  if (is_live_now) return new Date(now.getTime() - LIVE_SINCE_MINUTES * MINUTE_MS)
  return when && inIndia(now, when.days, when.at)
}

/** `at` (HH:MM, India time) so many days from the day it now is in India. */
function inIndia(now: Date, days: number, at: string): Date {
  const [hours = 0, minutes = 0] = at.split(':').map(Number)
  const today = Math.floor((now.getTime() + INDIA) / DAY_MS) * DAY_MS
  return new Date(today + days * DAY_MS + (hours * 60 + minutes) * MINUTE_MS - INDIA)
}

/** Events are announced six weeks ahead and films put up at once; nothing was added later than today. */
function addedAt(dates: { start: Date | null; published_at: Date | null; now: Date; index: number }): Date {
  const known = dates.start
    ? dates.start.getTime() - 42 * DAY_MS
    : (dates.published_at ?? dates.now).getTime()
  return new Date(Math.min(known, dates.now.getTime() - (dates.index + 1) * HOUR_MS))
}
