import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify/sync'

export type Cell = string | number | boolean | null

/** The UTF-8 byte order mark. Without it, Excel garbles Devanagari. */
export const MARK = '\uFEFF'

/**
 * A CSV file (RFC 4180) that is safe to open in a spreadsheet: cells that would run as a formula get an apostrophe in
 * front (OWASP, CSV injection), even where a spreadsheet splits cells at semicolons, tabs or line breaks.
 */
export function csvFile(heads: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return MARK + stringify([heads, ...rows].map(csvCells), { record_delimiter: '\r\n' })
}

/** The cells of a row, escaped. */
export const csvCells = (row: readonly Cell[]): string[] =>
  row.map((cell) => (cell === null ? '' : typeof cell === 'string' ? safe(cell) : String(cell)))

/** Characters that start a formula, with full-width forms, which some spreadsheets treat the same. */
const BEGINS = '=+\\-@|%＝＋－＠｜％﹢﹣﹦﹫﹪−'
/** Invisible characters, which are skipped before a formula. */
const UNSEEN = '\\s\\p{Cc}\\p{Default_Ignorable_Code_Point}'
const AT_THE_START = new RegExp(`^(?:[\\t\\r]|[${UNSEEN}]*[${BEGINS}])`, 'u')
const BEHIND_AN_END = new RegExp(`([;\\t\\r\\n])(?=(?:(?![\\t\\r\\n])[${UNSEEN}])*[${BEGINS}])`, 'gu')

function safe(text: string): string {
  const within = text.replace(BEHIND_AN_END, "$1'")
  return AT_THE_START.test(text) ? `'${within}` : within
}

/**
 * Streams the file of {@link csvFile} while its rows are still being read, requesting each batch only once the previous
 * one was taken. So a table of any length needs the memory of one batch, and waits for a slow reader.
 */
export function csvStream(
  heads: readonly string[],
  batches: AsyncIterable<readonly (readonly Cell[])[]>,
): Readable {
  return Readable.from(linesOf(heads, batches), { objectMode: false })
}

async function* linesOf(heads: readonly string[], batches: AsyncIterable<readonly (readonly Cell[])[]>) {
  yield Buffer.from(MARK + lines([heads]))
  for await (const rows of batches) if (rows.length > 0) yield Buffer.from(lines(rows))
}

const lines = (rows: readonly (readonly Cell[])[]) =>
  stringify(rows.map(csvCells), { record_delimiter: '\r\n' })
