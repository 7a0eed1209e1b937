import { parse } from 'csv-parse/sync'

/** A row as it was written. `line` counts from 1, as a spreadsheet shows it. */
export interface CsvRow {
  record: string[]
  line: number
}

/** The rows of a CSV file (RFC 4180), of whatever length; without those that are empty. Undefined for what is none. */
export function readCsv(text: string, { delimiter = ',' } = {}): CsvRow[] | undefined {
  try {
    const parsed = parse(text, {
      bom: true,
      delimiter,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: 20_000,
    }) as unknown as { record: string[]; info: { lines: number } }[]
    return parsed.map(({ record, info }) => ({ record, line: info.lines }))
  } catch {
    return undefined
  }
}
