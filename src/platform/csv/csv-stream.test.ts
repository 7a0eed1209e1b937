import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { type Cell, csvFile } from './csv.ts'
import { csvStream } from './csv-stream.ts'

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
