/** What the pages of organisers must know too, without zod. */
export const PUBLICATIONS = ['draft', 'published', 'cancelled'] as const
export type Publication = (typeof PUBLICATIONS)[number]

export const ADMIN_EVENT_SORTS = ['newest', 'start', 'title', 'registered'] as const
export type AdminEventSort = (typeof ADMIN_EVENT_SORTS)[number]

export const SPEAKER_SORTS = ['name', 'events', 'newest'] as const
export type SpeakerSort = (typeof SPEAKER_SORTS)[number]

/** What organisers narrow the questions and reviews of an event to. */
export const QUESTION_STATES = ['unanswered', 'shown', 'hidden', 'reported'] as const
export type QuestionState = (typeof QUESTION_STATES)[number]
export const REVIEW_STATES = ['shown', 'hidden', 'reported'] as const
export type ReviewState = (typeof REVIEW_STATES)[number]

/** The zones that events are held in; any other viewer sees their own beside it. */
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

/** The languages that are spoken at events. */
export const SPOKEN_LANGUAGES = ['en', 'hi', 'mr', 'bn', 'ta', 'te', 'kn', 'ml', 'gu', 'pa', 'ur'] as const

/** What must be answered before an event is published (decisions, Events). */
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
