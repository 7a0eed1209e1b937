import { stringify } from 'csv-stringify/sync'

/** A value of a cell. */
export type Cell = string | number | boolean | null

/** UTF-8 with its mark: without it Excel reads Devanagari as noise. */
export const MARK = '\uFEFF'

/**
 * A CSV file (RFC 4180) that is safe to open in a spreadsheet: a text that would be run as a formula begins with an
 * apostrophe (OWASP, CSV injection).
 */
export function csvFile(heads: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return MARK + stringify([heads, ...rows].map(csvCells), { record_delimiter: '\r\n' })
}

/** The cells of a row as they are written. */
export const csvCells = (row: readonly Cell[]): string[] =>
  row.map((cell) => (cell === null ? '' : typeof cell === 'string' ? safe(cell) : String(cell)))

const safe = (text: string) => (/^[\s]*[=+\-@\t\r]/.test(text) ? `'${text}` : text)
