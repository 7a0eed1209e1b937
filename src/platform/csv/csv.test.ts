import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { type Cell, csvFile, csvStream } from './csv.ts'

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

async function* batches(...given: Cell[][][]) {
  yield* given
}

describe('a CSV file that is sent while it is read', () => {
  it('is the same file, whatever its batches', async () => {
    const rows: Cell[][] = [
      ['=1+1', 2],
      ['नमस्ते', null],
      ['"a", b', true],
    ]
    const [first = [], ...rest] = rows
    expect(await text(csvStream(['x', 'y'], batches([first], [], rest)))).toBe(
      csvFile(['x', 'y'], rows).slice(1),
    )
    expect(await text(csvStream(['x'], batches()))).toBe('x\r\n')
  })

  it('reads no further than its reader', async () => {
    let read = 0
    async function* endless(): AsyncGenerator<Cell[][]> {
      for (;;) {
        read += 1
        yield Array.from({ length: 1_000 }, () => ['a cell of some letters'])
      }
    }
    const stream = csvStream(['x'], endless())
    for await (const piece of stream) if (piece.length > 100) break
    expect(read).toBeLessThan(10)
    expect(stream.destroyed).toBe(true)
  })

  it('ends in an error where a batch does, not as a file that looks whole', async () => {
    async function* broken(): AsyncGenerator<Cell[][]> {
      yield [['one']]
      throw new Error('the database went away')
    }
    await expect(text(csvStream(['x'], broken()))).rejects.toThrow('the database went away')
  })
})
