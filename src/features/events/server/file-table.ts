import type { Cell } from '#platform/csv/csv.ts'

/** What becomes a CSV file; `name` is without its ending. */
export interface FileTable {
  name: string
  heads: string[]
  rows: Cell[][]
}
