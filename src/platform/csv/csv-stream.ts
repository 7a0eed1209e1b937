import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify/sync'
import { type Cell, csvCells, MARK } from './csv.ts'

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
