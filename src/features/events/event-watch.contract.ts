import { z } from 'zod'
import { captionsLanguage, cue } from '#contract/captions.ts'
import { type CallsOf, endpoint } from '#contract/endpoint.ts'
import { id, success } from '#contract/wire.ts'
import { userEventStatus } from './event-registrations.contract.ts'

/** Longer than any recording; what lies beyond a recording's end is ignored. */
const MOST_SECONDS = 1_000_000
const MOST_INTERVALS = 200

const second = z.number().min(0).max(MOST_SECONDS)
/** A part of the recording that was played: from and to, in seconds. */
const interval = z.tuple([second, second]).refine(([from, to]) => from <= to)
export type WatchedInterval = z.output<typeof interval>

/**
 * How much of a recording the person has watched; never more than the elapsed time allows (docs/rules/events.md,
 * Attendance).
 */
const progress = z.object({
  duration_seconds: z.int(),
  /** Whole seconds, in order. A second that was watched twice counts once. */
  watched: z.array(z.tuple([z.int(), z.int()])),
  watched_seconds: z.int(),
  /** Seconds needed to count as attended. */
  needed_seconds: z.int(),
  position_seconds: z.int(),
  user_event_status: userEventStatus,
})
export type WatchProgress = z.output<typeof progress>

const filmSource = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('youtube'), video: z.string() }),
  /** An unlisted Vimeo video needs its `hash` as well as its number. */
  z.object({ kind: z.literal('vimeo'), video: z.string(), hash: z.string() }),
  z.object({
    kind: z.literal('file'),
    address: z.string(),
    bytes: z.int(),
  }),
])
export type FilmSource = z.output<typeof filmSource>

const captions = z.object({
  /** BCP 47 */
  language: z.string(),
  /** A WebVTT file. */
  address: z.string(),
})
export type FilmCaptions = z.output<typeof captions>

const watchErrors = ['NotSignedIn', 'EventNotFound', 'FilmNotThere', 'NotRegisteredForEvent'] as const

export const eventWatchContract = {
  getFilm: endpoint({
    method: 'GET',
    path: '/v2/event/watch/',
    summary:
      'Returns the recording of an event for a registered person, with the position where they stopped',
    query: z.object({ id }),
    reply: success(z.object({ source: filmSource, captions: z.array(captions), progress })),
    errors: watchErrors,
  }),
  recordWatching: endpoint({
    method: 'POST',
    path: '/v2/event/watch/',
    summary:
      'Records which seconds of a recording were played since the last call; sent every 10 s during playback',
    bodyKinds: ['json'],
    body: z.object({
      id,
      intervals: z
        .array(interval)
        .max(MOST_INTERVALS)
        .describe(
          'Seconds of the recording. New seconds count up to twice the time since the last call for any recording, and up to two minutes',
        ),
      position: z.number().min(0).max(MOST_SECONDS).describe('Current position in the recording, in seconds'),
    }),
    reply: success(progress),
    errors: watchErrors,
  }),
  getTranscript: endpoint({
    method: 'GET',
    path: '/v2/event/transcript/',
    summary: 'Returns the transcript of a recording, from its captions in one language',
    query: z.object({ id, language: captionsLanguage }),
    reply: success(z.array(cue)),
    errors: [...watchErrors, 'CaptionsNotFound'],
  }),
}

declare module '#contract/registry.ts' {
  interface Registry extends CallsOf<typeof eventWatchContract> {}
}
