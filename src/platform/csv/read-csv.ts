import { pipeline, Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { type Info, type Options, parse as parser } from 'csv-parse'
import { parse } from 'csv-parse/sync'

/** A row of the file. `line` counts from 1, as a spreadsheet shows it. */
export interface CsvRow {
  record: string[]
  line: number
}

interface Read {
  record: string[]
  info: Pick<Info, 'lines'>
}

const options = (delimiter: string): Options => ({
  bom: true,
  delimiter,
  info: true,
  relax_column_count: true,
  skip_empty_lines: true,
  max_record_size: 20_000,
})
const toRow = ({ record, info }: Read): CsvRow => ({ record, line: info.lines })

/** The rows of a CSV file (RFC 4180) of any length, without empty ones. Undefined if it isn't one. */
export function readCsv(text: string, { delimiter = ',' } = {}): CsvRow[] | undefined {
  try {
    return (parse(text, options(delimiter)) as unknown as Read[]).map(toRow)
  } catch {
    return undefined
  }
}

/** Takes a few milliseconds to parse. */
const SLICE_BYTES = 32 * 1024

/**
 * Reads a long file, and lets other work run in between. Blank rows count as empty. Reading stops one row after `most`.
 */
export async function readLongCsv(
  text: string,
  { delimiter, most }: { delimiter: string; most: number },
): Promise<CsvRow[] | undefined> {
  const found: CsvRow[] = []
  const parsing = parser({ ...options(delimiter), skip_records_with_empty_values: true })
  // Errors are thrown where the rows are read.
  const reading = pipeline(Readable.from(slicesOf(Buffer.from(text))), parsing, () => undefined)
  try {
    for await (const read of reading as AsyncIterable<Read>) {
      found.push(toRow(read))
      if (found.length > most) break
    }
    return found
  } catch {
    return undefined
  }
}

async function* slicesOf(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += SLICE_BYTES) {
    yield bytes.subarray(at, at + SLICE_BYTES)
    await setImmediate()
  }
}
