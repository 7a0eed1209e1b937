import { z } from 'zod'
import { type CallsOf, endpoint } from '#contract/endpoint.ts'
import { dayField, emailField, nameField, optionalText, requiredText } from '#contract/fields.ts'
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
  success,
  wholeNumber,
} from '#contract/wire.ts'

export const COUNSELLING_SORTS = {
  day: 'descending',
  name: 'ascending',
} as const satisfies Sorts
export type CounsellingSort = keyof typeof COUNSELLING_SORTS

/** A few thousand rows. */
export const MOST_CSV_LETTERS = 300_000
export const MOST_CSV_ROWS = 3_000

/** The columns of a file, by the names in its first row. */
export const RECORD_COLUMNS = [
  'topic',
  'speaker_id',
  'speaker_name',
  'holder_name',
  'email',
  'held_on',
  'minutes',
] as const
export type RecordColumn = (typeof RECORD_COLUMNS)[number]

/** A record of a person's attendance at a session, as organisers enter it. */
export const notedRecord = z.object({
  topic: requiredText(300),
  speaker_id: requiredText(100).describe('ID of the speaker in the scheduling service'),
  speaker_name: requiredText(200),
  holder_name: requiredText(200).pipe(nameField.max(200)),
  email: emailField,
  held_on: dayField.describe('YYYY-MM-DD'),
  minutes: wholeNumber.pipe(z.int().min(0).max(1_440)),
})
export type NotedRecord = z.output<typeof notedRecord>

export const counsellingRecord = z.object({
  id: z.int(),
  /** The end of the certificate's address. */
  code: z.string(),
  topic: z.string(),
  speaker_id: z.string(),
  speaker_name: z.string(),
  holder_name: z.string(),
  email: z.string(),
  held_on: z.string(),
  minutes: z.int(),
})
export type AdminCounsellingRecord = z.output<typeof counsellingRecord>

const errors = ['NotSignedIn', 'NotAllowed'] as const

export const adminCounsellingContract = {
  listRecords: endpoint({
    method: 'POST',
    path: '/v2/admin/counselling/list/',
    summary: 'Lists attendance records of group counselling sessions',
    body: z.object({
      search_query: optionalField(optionalText(200)),
      ...sortFields(COUNSELLING_SORTS),
      page: optionalField(page),
      length: optionalField(length),
    }),
    reply: listOf(counsellingRecord),
    errors,
  }),
  addRecord: endpoint({
    method: 'POST',
    path: '/v2/admin/counselling/add/',
    summary: "Records a person's attendance at a session",
    body: notedRecord,
    reply: success(z.object({ message: z.string(), id: z.int() })),
    errors: [...errors, 'RecordIsThere', 'SessionToCome'],
  }),
  importRecords: endpoint({
    method: 'POST',
    path: '/v2/admin/counselling/import/',
    summary:
      'Imports all rows of a CSV text; with `is_check`, only reports what would be imported. One invalid row rejects the file',
    body: z.object({
      csv: z.string().trim().min(1, '#required').max(MOST_CSV_LETTERS, '#too_long'),
      is_check: flag,
    }),
    reply: success(
      z.object({
        message: z.string(),
        /** New records, added or to be added. */
        added: z.int(),
        /** Recorded before, or repeated in the text. */
        known: z.int(),
        /** The first invalid rows: nothing is added while there is one. */
        wrong: z.array(z.object({ line: z.int(), column: z.string(), message: z.string() })),
        /** The first rows as parsed. */
        rows: z.array(notedRecord.extend({ minutes: z.int() })),
      }),
    ),
    errors: [...errors, 'NoRecords', 'RecordColumnMissing', 'TooManyRecords'],
  }),
  removeRecord: endpoint({
    method: 'POST',
    path: '/v2/admin/counselling/remove/',
    summary: 'Deletes an attendance record; its certificate can no longer be found',
    body: z.object({ id }),
    reply: messageReply,
    errors: [...errors, 'RecordNotFound'],
  }),
}

declare module '#contract/registry.ts' {
  interface Registry extends CallsOf<typeof adminCounsellingContract> {}
}
