/** A table as it is shown. */
export interface Sheet {
  name: string
  /** Up to one more than are shown, so that what is left out can be said. */
  rows: string[][]
  merged: readonly MergedCells[]
}

/** Cells that stand as one, by the place of the first; places count from 0. */
export interface MergedCells {
  row: number
  column: number
  rows: number
  columns: number
}

/** More would hold up the page. */
export const MOST_ROWS = 500
export const MOST_COLUMNS = 40
export const MOST_MERGED = 500

interface Span {
  rowSpan: number
  colSpan: number
}

/**
 * What stands as one in a table of so many rows: how far the first place of each reaches, and the places that it
 * covers, by "row column". Ranges don't overlap, so together they have no more places than the table: what a broken
 * file has beyond is left out.
 */
export function readMerged(
  merged: readonly MergedCells[],
  most: number,
): { spans: ReadonlyMap<string, Span>; covered: ReadonlySet<string> } {
  const spans = new Map<string, Span>()
  const covered = new Set<string>()
  let left = most * MOST_COLUMNS
  for (const { row, column, rows, columns } of merged) {
    if (row >= most || column >= MOST_COLUMNS) continue
    const rowSpan = Math.min(rows, most - row)
    const colSpan = Math.min(columns, MOST_COLUMNS - column)
    left -= rowSpan * colSpan
    if (left < 0) break
    const first = `${row} ${column}`
    spans.set(first, { rowSpan, colSpan })
    for (let at = row; at < row + rowSpan; at += 1)
      for (let place = column; place < column + colSpan; place += 1)
        if (`${at} ${place}` !== first) covered.add(`${at} ${place}`)
  }
  return { spans, covered }
}
