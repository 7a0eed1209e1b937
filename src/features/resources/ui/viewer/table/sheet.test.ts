import { describe, expect, it } from 'vitest'
import { MOST_COLUMNS, MOST_ROWS, readMerged } from './sheet.ts'

describe('cells that stand as one', () => {
  it('cover the places behind the first, within the rows that are shown', () => {
    const { spans, covered } = readMerged([{ row: 1, column: 0, rows: 9, columns: 2 }], 3)
    expect([...spans]).toEqual([['1 0', { rowSpan: 2, colSpan: 2 }]])
    expect([...covered]).toEqual(['1 1', '2 0', '2 1'])
  })

  it('are left out where they begin beyond what is shown', () => {
    const beyond = [
      { row: 3, column: 0, rows: 2, columns: 2 },
      { row: 0, column: MOST_COLUMNS, rows: 2, columns: 2 },
    ]
    expect(readMerged(beyond, 3).spans.size).toBe(0)
  })

  it('are read no further than the table has places, whatever a file says', () => {
    const whole = { row: 0, column: 0, rows: MOST_ROWS, columns: MOST_COLUMNS }
    const nested = Array.from({ length: 400 }, (_, at) => ({ ...whole, row: 400 - at, column: 1 }))
    const far = { ...whole, row: 100_000 }
    // Each is (nearly) as large as the table, and starts at its own position.
    expect(readMerged([far, whole, far, ...nested], MOST_ROWS).spans.size).toBe(1)
    expect(readMerged([far, ...nested], MOST_ROWS).spans.size).toBeLessThan(20)
  })
})
