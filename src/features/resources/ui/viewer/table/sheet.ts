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
