import { HOUR_MS, MINUTE_MS } from '#contract/durations.ts'
import { type CsvRow, readLongCsv } from '#platform/csv/read-csv.ts'
import { MOST_REPORT_LINES } from '../../admin-people.contract.ts'
import {
  NoReport,
  ReportColumnMissing,
  ReportOfAnotherDay,
  ReportRowNotReadable,
  ReportTooLong,
} from './report.errors.ts'

/** When the event took place: milliseconds, and how far its local time is ahead of UTC. */
export interface ReportedTime {
  start: number
  end: number
  ahead: number
}

/** One person in a report, with all their stays combined. Moments in milliseconds. */
export interface Attendee {
  name: string
  /** In lower case; empty if the report has none. */
  email: string
  joined: number
  left: number
  /** Minutes of the event that they attended, each counted once, even if they joined from several devices. */
  minutes: number
}

type Stay = [from: number, to: number]
interface Line {
  line: number
  name: string
  email: string
  join: string
  leave: string
}

/** A report further from the event than this belongs to another meeting. */
const NEAR = 12 * HOUR_MS

/** @throws NoReport, ReportTooLong */
export async function readRows(text: string): Promise<CsvRow[]> {
  const rows = await readLongCsv(text, { delimiter: ',', most: MOST_REPORT_LINES })
  if (!rows || rows.length === 0) throw new NoReport()
  if (rows.length > MOST_REPORT_LINES) throw new ReportTooLong(MOST_REPORT_LINES)
  return rows
}

/**
 * Reads the attendees in the rows of a Zoom participants report with times in the event's zone. They are matched by email,
 * because the name can differ on each device; without an email, by name.
 * @throws NoReport, ReportColumnMissing, ReportRowNotReadable, ReportOfAnotherDay
 */
export function readReport(rows: readonly CsvRow[], time: ReportedTime): Attendee[] {
  const lines = linesOf(rows)
  const order = orderOfDay(lines, time)
  const people = new Map<string, { name: string; email: string; stays: Stay[] }>()
  for (const one of lines) {
    const stay: Stay = [moment(one.join, order, time), moment(one.leave, order, time)]
    if (!(stay[1] >= stay[0])) throw new ReportRowNotReadable(one.line)
    const key = one.email || `name ${one.name.toLowerCase()}`
    const known = people.get(key)
    if (known) known.stays.push(stay)
    else people.set(key, { name: one.name, email: one.email, stays: [stay] })
  }
  return [...people.values()].map(({ stays, ...person }) => ({
    ...person,
    joined: stays.reduce((first, [from]) => Math.min(first, from), Number.POSITIVE_INFINITY),
    left: stays.reduce((last, [, to]) => Math.max(last, to), 0),
    minutes: Math.round(unionOf(stays, time) / MINUTE_MS),
  }))
}

/** Milliseconds of the event that the stays cover. */
export function unionOf(stays: readonly Stay[], { start, end }: { start: number; end: number }): number {
  let covered = 0
  let until = start
  for (const [from, to] of stays.toSorted((a, b) => a[0] - b[0])) {
    const begin = Math.max(from, until)
    const stop = Math.min(to, end)
    if (stop > begin) covered += stop - begin
    until = Math.max(until, stop)
  }
  return covered
}

const columns = {
  name: { names: ['name (original name)', 'name', 'participant'], shown: 'Name' },
  email: { names: ['user email', 'email'], shown: 'User Email' },
  join: { names: ['join time'], shown: 'Join Time' },
  leave: { names: ['leave time'], shown: 'Leave Time' },
} as const
type ColumnName = keyof typeof columns

/** Zoom writes some lines about the meeting above the column headings. */
function linesOf(table: readonly CsvRow[]): Line[] {
  const heads = table.map(({ record }) => record.map((cell) => cell.trim().toLowerCase()))
  const placeIn = (row: readonly string[], column: ColumnName) =>
    row.findIndex((head) => (columns[column].names as readonly string[]).includes(head))
  const names = Object.keys(columns) as ColumnName[]
  const best = heads.reduce((most, row, at) => (score(row) > score(heads[most] ?? []) ? at : most), 0)
  const place = {} as Record<ColumnName, number>
  for (const column of names) {
    place[column] = placeIn(heads[best] ?? [], column)
    if (place[column] < 0) throw new ReportColumnMissing(columns[column].shown)
  }
  const cell = (record: readonly string[], column: ColumnName) => (record[place[column]] ?? '').trim()
  const lines = table.slice(best + 1).map(({ record, line }) => ({
    line,
    name: cell(record, 'name').replaceAll('\0', '').slice(0, 300),
    email: cell(record, 'email').replaceAll('\0', '').toLowerCase().slice(0, 254),
    join: cell(record, 'join'),
    leave: cell(record, 'leave'),
  }))
  if (lines.length === 0) throw new NoReport()
  return lines

  function score(row: readonly string[]): number {
    return names.filter((column) => placeIn(row, column) >= 0).length
  }
}

type Order = 'month-first' | 'day-first'

/**
 * Zoom accounts differ in whether 02/03 is in February or March: the order that fits the event holds for the whole
 * file.
 */
function orderOfDay(lines: readonly Line[], time: ReportedTime): Order {
  const unreadable: number[] = []
  for (const order of ['month-first', 'day-first'] as const) {
    const moments = lines.map(({ join }) => moment(join, order, time))
    const wrong = moments.findIndex(Number.isNaN)
    if (wrong >= 0) unreadable.push(lines[wrong]?.line ?? 1)
    else if (moments.some((at) => at > time.start - NEAR && at < time.end + NEAR)) return order
  }
  const [line] = unreadable
  if (line !== undefined && unreadable.length === 2) throw new ReportRowNotReadable(Math.max(...unreadable))
  throw new ReportOfAnotherDay()
}

const CLOCK = /^(\d{1,4})[-/.](\d{1,2})[-/.](\d{1,4})[ ,T]+(\d{1,2}):(\d{2})(?::(\d{2}))?\s*(AM|PM)?$/i

/** NaN for an invalid time. */
function moment(clock: string, order: Order, { ahead }: ReportedTime): number {
  const parts = CLOCK.exec(clock.trim())
  if (!parts) return Number.NaN
  const [, a = '', b = '', c = '', hours, minutes, seconds = '0', half] = parts
  const [year, month, day] = a.length === 4 ? [a, b, c] : order === 'month-first' ? [c, a, b] : [c, b, a]
  if (Number(month) < 1 || Number(month) > 12 || Number(day) < 1 || Number(day) > 31) return Number.NaN
  const hour = half ? (Number(hours) % 12) + (half.toUpperCase() === 'PM' ? 12 : 0) : Number(hours)
  if (hour > 23 || Number(minutes) > 59) return Number.NaN
  return (
    Date.UTC(Number(year), Number(month) - 1, Number(day), hour, Number(minutes), Number(seconds)) - ahead
  )
}
