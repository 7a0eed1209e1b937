import { describe, expect, it } from 'vitest'
import { readCsv } from './csv-view.tsx'
import { MOST_ROWS } from './table/sheet.ts'

describe('a CSV file as a table', () => {
  it.each([
    [
      'a,b\r\n1,2\r\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      '\uFEFFनाम;उम्र\nआशा;7',
      [
        ['नाम', 'उम्र'],
        ['आशा', '7'],
      ],
    ],
    [
      'a\tb, c\n1\t2',
      [
        ['a', 'b, c'],
        ['1', '2'],
      ],
    ],
    ['"one, ""two""\nthree",4\n', [['one, "two"\nthree', '4']]],
    [
      'a,,c\n,\n\n1,2,',
      [
        ['a', '', 'c'],
        ['1', '2', ''],
      ],
    ],
    ['"never closed, ends here', [['never closed, ends here']]],
    ['"closed" and more,b', [['closed', ' and more', 'b']]],
    ['', []],
  ])('%j', (text, rows) => {
    expect(readCsv(text).rows).toEqual(rows)
  })

  it('is read no further than it is shown', () => {
    expect(readCsv('a,b\n'.repeat(100_000)).rows).toHaveLength(MOST_ROWS + 1)
  })
})
