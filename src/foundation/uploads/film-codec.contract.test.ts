import { describe, expect, it } from 'vitest'
import { isHevcFilm, type ReadPart } from './film-codec.contract.ts'
import { filmOf } from './testing/sample-files.ts'

const look = (bytes: Buffer) => {
  const read: ReadPart = async (from, to) => bytes.subarray(from, to)
  return isHevcFilm(read, bytes.length)
}

describe('a film', () => {
  it.each([
    ['hvc1', true],
    ['hev1', true],
    ['avc1', false],
  ])('written as %s', async (codec, isHevc) => {
    expect(await look(filmOf(codec))).toBe(isHevc)
    expect(await look(filmOf(codec, { isIndexLast: true }))).toBe(isHevc)
  })

  it('that says hvc1 elsewhere, is cut or is none is not', async () => {
    expect(await look(filmOf('avc1', { film: Buffer.from('stsd            hvc1') }))).toBe(false)
    expect(await look(filmOf('hvc1').subarray(0, 30))).toBe(false)
    expect(await look(Buffer.alloc(100))).toBe(false)
    expect(await look(Buffer.alloc(0))).toBe(false)
  })
})
