import { describe, expect, it } from 'vitest'
import { csvFile } from './csv.ts'

const line = (...cells: Parameters<typeof csvFile>[1][number]) => csvFile(['a'], [cells]).split('\r\n')[1]

describe('a CSV file', () => {
  it('quotes what would break it, and marks its letters as UTF-8', () => {
    expect(csvFile(['नाम', 'b'], [['one, "two"\nthree', 4]])).toBe(
      '\uFEFFनाम,b\r\n"one, ""two""\nthree",4\r\n',
    )
  })

  it.each(['=1+1', '+91 98', '-2', '@SUM(A1)', '\tcmd', '\rcmd', '  =1+1'])(
    'lets no spreadsheet run %j',
    (text) => {
      expect(line(text)).toMatch(/^"?'/)
    },
  )

  it('lets no spreadsheet run a heading either', () => {
    expect(csvFile(['=1+1'], [])).toContain("'=1+1")
  })

  it('leaves numbers, ordinary words and nothing as they are', () => {
    expect(line(-3, 'asha@example.org', null, false)).toBe('-3,asha@example.org,,false')
  })
})
