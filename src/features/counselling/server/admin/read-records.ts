import { type CsvRow, readCsv } from '#platform/csv/read-csv.ts'
import { fieldMessage } from '#platform/http/field-messages.ts'
import {
  MOST_CSV_ROWS,
  type NotedRecord,
  notedRecord,
  RECORD_COLUMNS,
  type RecordColumn,
} from '../../admin-counselling.contract.ts'
import { NoRecords, RecordColumnMissing, SessionToCome, TooManyRecords } from './counselling.errors.ts'

/** An invalid row: where it is, and what is wrong. */
export interface WrongRow {
  /** Row number, from 1 as in a spreadsheet. */
  line: number
  column: string
  message: string
}

const MOST_WRONG = 50

/**
 * Parses the records of a CSV text whose first row names the columns, in any order. Separated by commas, semicolons
 * or tabs, so that a table can be pasted from a spreadsheet.
 * @param today the latest possible day of a session
 * @throws NoRecords, RecordColumnMissing, TooManyRecords
 */
export function readRecords(text: string, today: string): { records: NotedRecord[]; wrong: WrongRow[] } {
  const [heads, ...rows] = readCsv(text, { delimiter: delimiterOf(text) }) ?? []
  if (!heads || rows.length === 0) throw new NoRecords()
  if (rows.length > MOST_CSV_ROWS) throw new TooManyRecords(MOST_CSV_ROWS)
  const places = placesOf(heads.record)
  const records: NotedRecord[] = []
  const wrong: WrongRow[] = []
  for (const row of rows) {
    const read = readRow(row, places, today)
    if ('message' in read) wrong.push(read)
    else records.push(read)
  }
  return { records, wrong: wrong.slice(0, MOST_WRONG) }
}

type Places = Record<RecordColumn, number>

function placesOf(heads: readonly string[]): Places {
  const names = heads.map((head) => head.trim().toLowerCase().replaceAll(' ', '_'))
  const places = RECORD_COLUMNS.map((column) => [column, names.indexOf(column)] as const)
  const [missing] = places.find(([, place]) => place < 0) ?? []
  if (missing) throw new RecordColumnMissing(missing)
  return Object.fromEntries(places) as Places
}

function readRow({ record, line }: CsvRow, places: Places, today: string): NotedRecord | WrongRow {
  const cells = RECORD_COLUMNS.map((column) => [column, record[places[column]] ?? ''])
  const { data, error } = notedRecord.safeParse(Object.fromEntries(cells))
  if (!data) {
    const [issue] = error.issues
    return { line, column: String(issue?.path[0] ?? ''), message: fieldMessage(issue?.message) }
  }
  if (data.held_on > today) return { line, column: 'held_on', message: new SessionToCome().message }
  return data
}

/** The separator that the header row contains. */
function delimiterOf(text: string): string {
  const [heads = ''] = text.split('\n', 1)
  return ['\t', ';'].find((one) => heads.includes(one)) ?? ','
}
