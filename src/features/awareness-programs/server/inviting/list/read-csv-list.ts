import { emailField } from '#contract/fields.ts'
import { type CsvRow, readLongCsv } from '#platform/csv/read-csv.ts'
import { MOST_LIST_COLUMNS, MOST_LIST_LINES } from '../../../invitations.contract.ts'
import { ListTooLong, NoAddresses } from '../inviting.errors.ts'
import { eachInTurns } from './each-in-turns.ts'
import { invitedName } from './invited-name.ts'
import { type ReadList, shownLine } from './read-typed-list.ts'

/** Indexes of the columns with addresses and names, from 0; -1 for none. */
export interface ListColumns {
  email_column: number
  name_column: number
}

export interface ReadCsvList extends ReadList, ListColumns {
  columns: { head: string; example: string }[]
}

/** Rows that are examined to find out what a column contains. */
const LOOKED_AT = 200
const MOST_SHOWN = 60
/** In a malformed file, the rest of a longer line is ignored. */
const MOST_ROW_LETTERS = 20_000
const NAMES = /name|नाम/i
const OTHER_NAMES = /user|school|org|company|file|city|last|sur|family|mail/i

/**
 * Reads the people in a CSV file: separated by commas, semicolons or tabs, with or without a header. Columns that
 * aren't given are detected.
 * @throws NoAddresses for a file without a row, ListTooLong
 */
export async function readCsvList(text: string, wanted: Partial<ListColumns> = {}): Promise<ReadCsvList> {
  const of = { delimiter: delimiterOf(text), most: MOST_LIST_LINES + 1 }
  const rows = (await readLongCsv(text, of)) ?? (await plainRows(text, of))
  const [first] = rows
  if (!first) throw new NoAddresses()
  const hasHeads = !first.record.some((cell) => addressIn(cell))
  const body = hasHeads ? rows.slice(1) : rows
  if (body.length > MOST_LIST_LINES) throw new ListTooLong(MOST_LIST_LINES)
  const columns = columnsOf(hasHeads ? first.record : [], body)
  const email_column = wanted.email_column ?? emailColumnOf(columns.length, body)
  const name_column = wanted.name_column ?? nameColumnOf(columns, email_column)
  const list: ReadList = { people: [], broken: [] }
  await eachInTurns(body, ({ record, line }) => {
    const email = addressIn(record[email_column] ?? '')
    if (email) list.people.push({ email, name: invitedName(record[name_column] ?? '') })
    else list.broken.push(shownLine(line, record.join(', ')))
  })
  return { ...list, columns, email_column, name_column }
}

function addressIn(cell: string): string | undefined {
  if (!cell.includes('@')) return undefined
  return emailField.safeParse(/<([^<>]*)>\s*$/.exec(cell)?.[1] ?? cell).data
}

/** The separator that is most frequent in the first line. */
function delimiterOf(text: string): string {
  const [first = ''] = text.split(/\r\n?|\n/, 1)
  const times = (one: string) => first.split(one).length
  return [',', ';', '\t'].reduce((most, one) => (times(one) > times(most) ? one : most))
}

/** For a file with unbalanced quotes: splits it line by line, so that one malformed row doesn't spoil the others. */
async function plainRows(
  text: string,
  { delimiter, most }: { delimiter: string; most: number },
): Promise<CsvRow[]> {
  const found: CsvRow[] = []
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n?|\n/)
  await eachInTurns([...lines.entries()], ([at, words]) => {
    if (found.length > most || words.trim() === '') return
    const cells = words.slice(0, MOST_ROW_LETTERS).split(delimiter)
    const record = cells.map((cell) => cell.trim().replace(/^"|"$/g, ''))
    if (record.some((cell) => cell.trim() !== '')) found.push({ record, line: at + 1 })
  })
  return found
}

function columnsOf(heads: readonly string[], body: readonly CsvRow[]): ReadCsvList['columns'] {
  const looked = body.slice(0, LOOKED_AT)
  const most = Math.max(heads.length, ...looked.map(({ record }) => record.length))
  return Array.from({ length: Math.min(most, MOST_LIST_COLUMNS) }, (_, at) => ({
    head: shown(heads[at]),
    example: shown(looked.map(({ record }) => record[at]).find((cell) => cell?.trim())),
  }))
}

const shown = (cell = '') => cell.replace(/\s+/g, ' ').trim().slice(0, MOST_SHOWN)

function emailColumnOf(count: number, body: readonly CsvRow[]): number {
  const looked = body.slice(0, LOOKED_AT)
  const found = Array.from(
    { length: count },
    (_, at) => looked.filter(({ record }) => addressIn(record[at] ?? '')).length,
  )
  const most = Math.max(...found)
  return most > 0 ? found.indexOf(most) : -1
}

function nameColumnOf(columns: ReadCsvList['columns'], email_column: number): number {
  const named = columns.findIndex(
    ({ head }, at) => at !== email_column && NAMES.test(head) && !OTHER_NAMES.test(head),
  )
  if (named >= 0) return named
  // Two columns without headings are a name and an address.
  const isPair = columns.length === 2 && columns.every(({ head }) => head === '') && email_column >= 0
  return isPair ? 1 - email_column : -1
}
