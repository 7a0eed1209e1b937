import { ordinalDate } from '#ui-kit/dates.ts'
import { formattedNumber, type NumberFormat } from './number-format.ts'
import { readXml } from './read-xml.ts'
import { type MergedCells, MOST_COLUMNS, MOST_MERGED, MOST_ROWS, type Sheet } from './sheet.ts'

/** What the cells of a workbook refer to. */
export interface Shared {
  texts: string[]
  /** Number formats, by a cell's style index. */
  formats: NumberFormat[]
  /** Added to the number of days in a date. */
  since: number
}

interface Cell {
  row: number
  column: number
  type: string
  style: number
  value: string
}

/** The cells of one sheet (ECMA-376, 18.3.1) as text, and the merged cells. */
export function readSheet(xml: string, shared: Shared): Pick<Sheet, 'rows' | 'merged'> {
  const rows: string[][] = []
  const merged: MergedCells[] = []
  let [row, column] = [-1, -1]
  let cell: Cell | undefined
  let isValue = false
  readXml(xml, {
    open(name, { r, t = 'n', s = '0', ref = '' }) {
      if (name === 'row') [row, column] = [r ? Number(r) - 1 : row + 1, -1]
      if (name === 'mergeCell' && merged.length < MOST_MERGED) merged.push(mergedOf(ref))
      if (name === 'c') {
        column = r ? placeOf(r).column : column + 1
        cell = { row, column, type: t, style: Number(s), value: '' }
      }
      isValue = name === 'v' || name === 't'
    },
    text(words) {
      if (cell && isValue) cell.value += words
    },
    close(name) {
      isValue = false
      if (name !== 'c' || !cell) return
      write(rows, cell, wordsOf(cell, shared))
      cell = undefined
    },
  })
  return { rows: Array.from(rows, (cells) => Array.from(cells ?? [], (words) => words ?? '')), merged }
}

/** Trailing empty cells aren't part of the table. */
function write(rows: string[][], { row, column }: Cell, words: string): void {
  if (words === '' || row > MOST_ROWS || column > MOST_COLUMNS || !(row >= 0 && column >= 0)) return
  rows[row] ??= []
  rows[row][column] = words
}

function wordsOf({ type, style, value }: Cell, { texts, formats, since }: Shared): string {
  if (type === 's') return texts[Number(value)] ?? ''
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE'
  if (type === 'd') return Number.isNaN(Date.parse(value)) ? value : ordinalDate(value, 'UTC')
  const number = Number(value)
  if (type !== 'n' || value === '' || Number.isNaN(number)) return value
  return formattedNumber(number, formats[style] ?? { is: 'number' }, { since })
}

/** The row and column of a reference such as `BC12`. */
function placeOf(address: string): { row: number; column: number } {
  const [, letters = '', digits = ''] = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/.exec(address) ?? []
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
  return { row: Number(digits) - 1, column }
}

function mergedOf(ref: string): MergedCells {
  const [first = '', last = first] = ref.split(':')
  const [from, to] = [placeOf(first), placeOf(last)]
  return { ...from, rows: to.row - from.row + 1, columns: to.column - from.column + 1 }
}
