import { z } from 'zod'
import { type CallsOf, endpoint } from '#contract/endpoint.ts'
import { optionalText, requiredLongText } from '#contract/fields.ts'
import {
  flag,
  id,
  length,
  listOf,
  messageReply,
  optionalField,
  page,
  type Sorts,
  sortFields,
} from '#contract/wire.ts'
import { REPORT_REASONS, reportKind } from './moderation.contract.ts'

/** Why something is under review: the first links of an account, or a watched word. */
export const UNDER_REVIEW_REASONS = ['first-link', 'word'] as const
export type UnderReviewReason = (typeof UNDER_REVIEW_REASONS)[number]

export const UNDER_REVIEW_DECISIONS = ['publish', 'refuse'] as const
export type UnderReviewDecision = (typeof UNDER_REVIEW_DECISIONS)[number]

/** Sort orders of undecided and of decided reports. */
export const REPORT_SORTS = { reports: 'descending', last: 'descending' } as const satisfies Sorts
export const DECIDED_REPORT_SORTS = { decided: 'descending', reports: 'descending' } as const satisfies Sorts
const ALL_REPORT_SORTS = { ...REPORT_SORTS, ...DECIDED_REPORT_SORTS }
export type ReportSort = keyof typeof ALL_REPORT_SORTS

/** An account with this many public things with links is known, and its links are published at once. */
export const LINKS_UNTIL_KNOWN = 3

export const WORD_LANGUAGES = ['any', 'en', 'hi'] as const
export type WordLanguage = (typeof WORD_LANGUAGES)[number]
/** `refuse` rejects the text; `review` hides it until a moderator has checked it. */
export const WORD_ACTIONS = ['review', 'refuse'] as const
export type WordAction = (typeof WORD_ACTIONS)[number]

/** The length of a watched word or phrase, in characters. */
export const WORD_LETTERS = { least: 2, most: 80 } as const
export const MOST_WATCHED_WORDS = 2_000
/** The most characters in a pasted list. */
export const MOST_PASTED_LETTERS = 40_000

/** What moderators should know about an author. */
export const authorContext = z.object({
  /** When the account was created, as ISO 8601 in UTC. */
  since: z.string(),
  is_disabled: z.boolean(),
  /** How many of their things were reported, and how many of those moderators hid. */
  things_reported: z.int(),
  things_hidden: z.int(),
  /** How many of their things were under review, by decision. */
  links_published: z.int(),
  links_refused: z.int(),
})
export type AuthorContext = z.output<typeof authorContext>

/** A person who reported a thing. Only administrators see who. */
export const reporter = z.object({
  id: z.int().nullable(),
  name: z.string().nullable(),
  reports_count: z.int(),
  /** How many of the reports led a moderator to hide something. */
  upheld_count: z.int(),
})
export type Reporter = z.output<typeof reporter>

/** A thing that people wrote or made, as moderators see it. */
export const moderatedThing = z.object({
  id: z.int(),
  text: z.string(),
  author: z.object({ id: z.int(), name: z.string() }).nullable(),
  address: z.string(),
  is_hidden: z.boolean(),
  /** What it was written about. */
  place: z.string().nullable(),
  about_author: authorContext.nullable(),
})

export const queuedReport = z.object({
  kind: z.string(),
  subject_id: z.int(),
  report_count: z.int(),
  reasons: z.array(z.enum(REPORT_REASONS)),
  /** What people added, the newest ten, newest first. */
  words: z.array(z.string()),
  first_reported_at: z.string(),
  /** The version; sent back with the decision. */
  last_reported_at: z.string(),
  decision: z.enum(['hide', 'restore']).nullable(),
  decided_at: z.string().nullable(),
  thing: moderatedThing.nullable(),
  /** At most ten, those who report most first. */
  reporters: z.array(reporter),
})
export type QueuedReport = z.output<typeof queuedReport>

export const thingUnderReview = z.object({
  kind: z.string(),
  subject_id: z.int(),
  why: z.enum(UNDER_REVIEW_REASONS),
  /** The version; sent back with the decision. */
  held_at: z.string(),
  decision: z.enum(UNDER_REVIEW_DECISIONS).nullable(),
  decided_at: z.string().nullable(),
  thing: moderatedThing.nullable(),
})
export type ThingUnderReview = z.output<typeof thingUnderReview>

export const watchedWord = z.object({
  id: z.int(),
  language: z.enum(WORD_LANGUAGES),
  word: z.string(),
  action: z.enum(WORD_ACTIONS),
})
export type WatchedWordRow = z.output<typeof watchedWord>

const staffErrors = ['NotSignedIn', 'NotAllowed'] as const

export const adminModerationContract = {
  listReports: endpoint({
    method: 'POST',
    path: '/v2/admin/report/list/',
    summary: 'Lists reports, open or decided',
    body: z.object({
      is_decided: optionalField(flag),
      ...sortFields(ALL_REPORT_SORTS),
      page: optionalField(page),
      length: optionalField(length),
    }),
    reply: listOf(queuedReport),
    errors: staffErrors,
  }),
  decideReport: endpoint({
    method: 'POST',
    path: '/v2/admin/report/decide/',
    summary: 'Hides the reported content or shows it again, which decides all its open reports',
    body: z.object({
      kind: reportKind,
      id,
      decision: z.enum(['hide', 'restore']),
      reason: optionalField(optionalText(300)).describe(
        "Plain text; the content's creator is told why it is hidden, if they are notified",
      ),
      last_reported_at: optionalField(z.iso.datetime()).describe(
        'Newest report that was read; not given: all open reports count as read',
      ),
    }),
    reply: messageReply,
    changesPages: true,
    errors: [...staffErrors, 'ReportedThingNotFound', 'ReportsChanged'],
  }),
  listUnderReview: endpoint({
    method: 'POST',
    path: '/v2/admin/held/list/',
    summary: 'Lists content under review, longest wait first, or content already decided',
    body: z.object({
      is_decided: optionalField(flag),
      page: optionalField(page),
      length: optionalField(length),
    }),
    reply: listOf(thingUnderReview),
    errors: staffErrors,
  }),
  decideUnderReview: endpoint({
    method: 'POST',
    path: '/v2/admin/held/decide/',
    summary: 'Publishes or rejects content under review, and notifies its creator',
    body: z.object({
      kind: reportKind,
      id,
      decision: z.enum(UNDER_REVIEW_DECISIONS),
      reason: optionalField(optionalText(300)).describe('Plain text; its creator reads it'),
      held_at: optionalField(z.iso.datetime()).describe(
        'Version that was reviewed; not given: the current version',
      ),
    }),
    reply: messageReply,
    changesPages: true,
    errors: [...staffErrors, 'HeldThingNotFound', 'HeldThingChanged'],
  }),
  listWords: endpoint({
    method: 'POST',
    path: '/v2/admin/word/list/',
    summary: 'Lists watched words, in alphabetical order',
    body: z.object({
      search_query: optionalField(optionalText(80)),
      language: optionalField(z.enum(WORD_LANGUAGES)),
      page: optionalField(page),
      length: optionalField(length),
    }),
    reply: listOf(watchedWord),
    errors: staffErrors,
  }),
  saveWords: endpoint({
    method: 'POST',
    path: '/v2/admin/word/save/',
    summary: 'Adds watched words: one, or several separated by lines or commas',
    body: z.object({
      words: requiredLongText(MOST_PASTED_LETTERS),
      language: z.enum(WORD_LANGUAGES),
      action: z.enum(WORD_ACTIONS),
    }),
    reply: messageReply,
    errors: [...staffErrors, 'NoWatchedWords', 'TooManyWatchedWords'],
  }),
  removeWord: endpoint({
    method: 'POST',
    path: '/v2/admin/word/remove/',
    summary: 'Removes a watched word',
    body: z.object({ id }),
    reply: messageReply,
    errors: [...staffErrors, 'WatchedWordNotFound'],
  }),
}

declare module '#contract/registry.ts' {
  interface Registry extends CallsOf<typeof adminModerationContract> {}
}
