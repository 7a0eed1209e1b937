/** A table for display. */
export interface Sheet {
  name: string
  /** May have one row and column more than are shown, so that the view can say that some are left out. */
  rows: string[][]
  merged: readonly MergedCells[]
}

/** Merged cells, by the position of the first; positions count from 0. */
export interface MergedCells {
  row: number
  column: number
  rows: number
  columns: number
}

/** More would slow down the page. */
export const MOST_ROWS = 500
export const MOST_COLUMNS = 40
export const MOST_MERGED = 500

interface Span {
  rowSpan: number
  colSpan: number
}

/**
 * The merged cells of a table with `most` rows: the span of each first cell, and the cells that it covers, as "row
 * column". Ranges don't overlap, so together they can't exceed the table: what a damaged file has beyond that is
 * dropped.
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
