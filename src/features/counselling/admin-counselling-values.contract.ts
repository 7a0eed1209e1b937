/** What the page of counselling records must know without zod. */

export const COUNSELLING_SORTS = ['newest', 'day', 'name'] as const
export type CounsellingSort = (typeof COUNSELLING_SORTS)[number]

/** Some thousand rows. */
export const MOST_CSV_LETTERS = 300_000
export const MOST_CSV_ROWS = 3_000

/** The columns of a file, by the names that stand in its first row. */
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
