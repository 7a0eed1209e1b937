import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify/sync'

/** A value of a cell. */
export type Cell = string | number | boolean | null

/** UTF-8 with its mark: without it Excel reads Devanagari as noise. */
export const MARK = '\uFEFF'

/**
 * A CSV file (RFC 4180) that is safe to open in a spreadsheet: what would be run as a formula begins with an apostrophe
 * (OWASP, CSV injection), also where a spreadsheet takes a semicolon, a tab or a new line for the end of a cell.
 */
export function csvFile(heads: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return MARK + stringify([heads, ...rows].map(csvCells), { record_delimiter: '\r\n' })
}

/** The cells of a row as they are written. */
export const csvCells = (row: readonly Cell[]): string[] =>
  row.map((cell) => (cell === null ? '' : typeof cell === 'string' ? safe(cell) : String(cell)))

/** What begins a formula, with its full-width twins, which some spreadsheets take for the same. */
const BEGINS = '=+\\-@|%＝＋－＠｜％﹢﹣﹦﹫﹪−'
/** What is not seen, and passed over before a formula. */
const UNSEEN = '\\s\\p{Cc}\\p{Default_Ignorable_Code_Point}'
const AT_THE_START = new RegExp(`^(?:[\\t\\r]|[${UNSEEN}]*[${BEGINS}])`, 'u')
const BEHIND_AN_END = new RegExp(`([;\\t\\r\\n])(?=(?:(?![\\t\\r\\n])[${UNSEEN}])*[${BEGINS}])`, 'gu')

function safe(text: string): string {
  const within = text.replace(BEHIND_AN_END, "$1'")
  return AT_THE_START.test(text) ? `'${within}` : within
}

/**
 * Streams the file of {@link csvFile} while its rows are still being read, a batch at a time and none before the one
 * before was taken. So a table of any length costs the memory of a batch, and waits for a slow reader.
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
