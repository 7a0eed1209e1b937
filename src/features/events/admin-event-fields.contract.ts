import { z } from 'zod'
import { DAY_MS } from '#contract/durations.ts'
import { areInOrder, isForm, requiredId, tooLong, wallClockField } from '#contract/fields.ts'
import { flag, id, optionalField, type Sorts, wholeNumber } from '#contract/wire.ts'
import {
  ids,
  inOneLanguage,
  line,
  ofContent,
  text,
  textsInBoth,
} from '#foundation/content/content.contract.ts'
import { inShortFields, inShortForm } from '#foundation/easy-read/easy-read.contract.ts'
import { contentWarnings, warningFields } from '#foundation/easy-read/warnings.contract.ts'

export const PUBLICATIONS = ['draft', 'published', 'cancelled'] as const
export type Publication = (typeof PUBLICATIONS)[number]

export const ADMIN_EVENT_SORTS = {
  start: 'ascending',
  title: 'ascending',
  registered: 'descending',
} as const satisfies Sorts
export type AdminEventSort = keyof typeof ADMIN_EVENT_SORTS

export const SERIES_SORTS = { title: 'ascending', events: 'descending' } as const satisfies Sorts
export type SeriesSort = keyof typeof SERIES_SORTS

export const SPEAKER_SORTS = {
  name: 'ascending',
  events: 'descending',
} as const satisfies Sorts
export type SpeakerSort = keyof typeof SPEAKER_SORTS

/** Filters for an event's questions and reviews in the administration. */
export const QUESTION_STATES = ['unanswered', 'shown', 'hidden', 'reported'] as const
export type QuestionState = (typeof QUESTION_STATES)[number]
export const REVIEW_STATES = ['shown', 'hidden', 'reported'] as const
export type ReviewState = (typeof REVIEW_STATES)[number]

/** Time zones that an event can be held in. Viewers elsewhere also see their own time. */
export const TIME_ZONES = [
  'Asia/Kolkata',
  'Asia/Dubai',
  'Asia/Kathmandu',
  'Asia/Dhaka',
  'Asia/Colombo',
  'Asia/Singapore',
  'Australia/Sydney',
  'Europe/London',
  'Europe/Berlin',
  'America/New_York',
  'America/Los_Angeles',
  'UTC',
] as const

/** Languages that can be spoken at an event. */
export const SPOKEN_LANGUAGES = ['en', 'hi', 'mr', 'bn', 'ta', 'te', 'kn', 'ml', 'gu', 'pa', 'ur'] as const

/** What an event must answer before it can be published (docs/rules/events.md, Access facts). */
export const NEEDED_TO_PUBLISH = [
  'summary',
  'description',
  'access_captions',
  'access_sign_language',
  'access_recording',
  'access_breaks',
  'access_camera_optional',
  'access_language',
  'access_adjustment',
] as const
export type NeededToPublish = (typeof NEEDED_TO_PUBLISH)[number]

export const eventTexts = textsInBoth({ title: line(300), summary: text(600), description: text(20_000) })
export const adjustmentTexts = textsInBoth({ access_adjustment: text(1_000) })

/** A clock time in the event's time zone. */
const wallClock = optionalField(wallClockField)
const meeting = z
  .string()
  .trim()
  .max(1_000, tooLong)
  .refine((link) => URL.canParse(link) && new URL(link).protocol === 'https:', '#url')

/** A refused time comes here as it was sent. */
const isLongerThanADay = (starts: unknown, ends: unknown): boolean =>
  typeof starts === 'string' &&
  typeof ends === 'string' &&
  Date.parse(`${ends}Z`) - Date.parse(`${starts}Z`) > DAY_MS

/**
 * The fields of an event's form, flat and named as on the page, so that each error appears next to its field. The
 * values that the form starts with, nulls included, can be sent back unchanged.
 */
export const eventFields = z
  .object({
    ...ofContent,
    /** Whether to email registered people if the date of a published event changes. */
    email_registered: optionalField(z.enum(['yes', 'no'])),
    /** Publishes the draft after saving. If it can't be published, it isn't saved either. */
    publish: optionalField(flag),
    event_type_id: requiredId,
    series_id: optionalField(id.nullable()),
    ...eventTexts.fields,
    ...inShortFields,
    ...warningFields,
    starts_at: wallClock,
    ends_at: wallClock,
    time_zone: optionalField(z.enum(TIME_ZONES)),
    zoom_link: optionalField(meeting),
    capacity: optionalField(wholeNumber.pipe(z.int().min(1).max(100_000)).nullable()),
    has_certificate: optionalField(flag),
    attendance_share: optionalField(wholeNumber.pipe(z.int().min(1).max(100))),
    access_captions: optionalField(z.enum(['none', 'live', 'afterwards']).nullable()),
    access_sign_language: optionalField(flag.nullable()),
    access_recording: optionalField(flag.nullable()),
    access_breaks: optionalField(flag.nullable()),
    access_camera_optional: optionalField(flag.nullable()),
    access_language: optionalField(z.enum(SPOKEN_LANGUAGES).nullable()),
    ...adjustmentTexts.fields,
    speaker_ids: ids,
    skill_ids: ids,
    tag_ids: ids,
    age_group_ids: ids,
  })
  .refine(...inOneLanguage('title'))
  .refine(({ starts_at, ends_at }) => !ends_at || starts_at, {
    path: ['starts_at'],
    message: '#required',
    when: isForm,
  })
  .refine(({ starts_at, ends_at }) => !starts_at || ends_at, {
    path: ['ends_at'],
    message: '#required',
    when: isForm,
  })
  .refine(({ starts_at, ends_at }) => areInOrder(starts_at, ends_at), {
    path: ['ends_at'],
    message: '#ends_before_start',
    when: isForm,
  })
  .refine(({ starts_at, ends_at }) => !isLongerThanADay(starts_at, ends_at), {
    path: ['ends_at'],
    message: '#ends_after_a_day',
    when: isForm,
  })
export type EventFields = z.output<typeof eventFields>

const words = z.string()
const answer = z.boolean().nullable()

/** The initial values of an event's form. */
export const eventForm = z.object({
  event_type_id: z.int(),
  series_id: z.int().nullable(),
  ...eventTexts.form,
  ...inShortForm,
  ...contentWarnings.shape,
  starts_at: words,
  ends_at: words,
  time_zone: words,
  zoom_link: words,
  capacity: z.int().nullable(),
  has_certificate: z.boolean(),
  attendance_share: z.int(),
  access_captions: z.enum(['none', 'live', 'afterwards']).nullable(),
  access_sign_language: answer,
  access_recording: answer,
  access_breaks: answer,
  access_camera_optional: answer,
  access_language: words.nullable(),
  ...adjustmentTexts.form,
  speaker_ids: z.array(z.int()),
  skill_ids: z.array(z.int()),
  tag_ids: z.array(z.int()),
  age_group_ids: z.array(z.int()),
})
export type EventForm = z.output<typeof eventForm>
