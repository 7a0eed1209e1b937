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

  it.each([
    '＝1+1',
    '＋1',
    '－1',
    '＠SUM(A1)',
    '|cmd',
    '%0A',
    '\u200B=1+1',
    '\uFEFF=1+1',
    '\u00A0\u2060 =1+1',
    '\u3164=1+1',
  ])('lets no spreadsheet run %j, which looks like something else', (text) => {
    expect(line(text)).toBe(`'${text}`)
  })

  it('lets none be run that another separator would begin', () => {
    const cells = (text: string) => csvFile(['a'], [['first', text]]).split(/[;\t\r\n]/)
    for (const text of ['x;=1+1', 'x; \u200B＝1', 'x;;@SUM(A1)', 'x\t=1+1', 'x\n-2+3|cmd', '";=1+1'])
      for (const cell of cells(text)) expect(cell).not.toMatch(/^"?[\s\u200B]*[=＝@+-]/u)
    expect(line('Monday; Tuesday')).toBe('Monday; Tuesday')
  })

  it('reads a long text once', () => {
    const began = performance.now()
    for (const text of ['\n', ' ', ';', '\u200B', '; ']) line(text.repeat(500_000))
    expect(performance.now() - began).toBeLessThan(5_000)
  })

  it('lets no spreadsheet run a heading either', () => {
    expect(csvFile(['=1+1'], [])).toContain("'=1+1")
  })

  it('leaves numbers, ordinary words and nothing as they are', () => {
    expect(line(-3, 'asha@example.org', null, false)).toBe('-3,asha@example.org,,false')
  })
})
