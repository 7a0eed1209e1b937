import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { zip } from '../../testing/sample-files.ts'
import { checkArchive, MOST_UNPACKED_BYTES } from './check-archive.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pankh-archives-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function check(bytes: Buffer): Promise<string> {
  const path = join(folder, 'archive')
  await writeFile(path, bytes)
  return checkArchive(path).then(
    () => 'accepted',
    (error) => error.code ?? error,
  )
}

const part = (name: string, text = 'Words, words, words.') => ({ name, bytes: Buffer.from(text) })
const two = [part('one.xml'), part('two.xml', 'Other words.')]

/** An archive of two parts with some bytes changed, counted from a record's start. */
function changed(record: 'local' | 'directory' | 'end', change: (bytes: Buffer, at: number) => void): Buffer {
  const bytes = zip(two)
  const signature = { local: '504b0304', directory: '504b0102', end: '504b0506' }[record]
  change(bytes, bytes.indexOf(Buffer.from(signature, 'hex')))
  return bytes
}

/** An archive whose directory gives its second part the bytes of the first. */
function overlapping(): Buffer {
  const stored = (name: string, text: string) => ({ ...part(name, text), method: 0 })
  const bytes = zip([stored('one.xml', 'x'.repeat(1_000)), stored('two.xml', '')])
  const second = bytes.lastIndexOf(Buffer.from('504b0102', 'hex'))
  bytes.writeUInt32LE(1_000, second + 20)
  bytes.writeUInt32LE(0, second + 42)
  return bytes
}

function withoutHead(bytes: Buffer): Buffer {
  bytes.writeUInt8(0x51, 0)
  return bytes
}

describe('an archive', () => {
  it.each([
    ['with deflated parts', zip(two)],
    ['with stored parts', zip(two.map((one) => ({ ...one, method: 0 })))],
    ['with an empty part, and a folder', zip([part('empty.xml', ''), { ...part('word/', ''), method: 0 }])],
    ['with extra fields', zip(two.map((one) => ({ ...one, extra: Buffer.from('5455050001000000', 'hex') })))],
    ['with a comment', zip(two, { comment: 'Made at school' })],
    ['that claims exactly the most', zip([{ ...part('a.xml'), announced: MOST_UNPACKED_BYTES }])],
  ])('%s is accepted', async (_, bytes) => {
    expect(await check(bytes)).toBe('accepted')
  })

  it.each([
    ['without its end', zip(two).subarray(0, -22)],
    ['cut in its end', zip(two).subarray(0, -1)],
    ['that names more parts than there are', changed('end', (b, at) => b.writeUInt16LE(3, at + 10))],
    ['that names fewer parts than there are', changed('end', (b, at) => b.writeUInt16LE(1, at + 10))],
    [
      'whose directory ends within a part',
      changed('end', (b, at) => b.writeUInt32LE(b.readUInt32LE(at + 12) - 10, at + 12)),
    ],
    [
      'whose directory goes beyond the file',
      changed('end', (b, at) => b.writeUInt32LE(b.length - 10, at + 16)),
    ],
    ['whose directory has other bytes', changed('directory', (b, at) => b.writeUInt8(0x51, at))],
    ['whose part is not where it should be', changed('directory', (b, at) => b.writeUInt32LE(5, at + 42))],
    [
      'whose part begins beyond the file',
      changed('directory', (b, at) => b.writeUInt32LE(b.length, at + 42)),
    ],
    ['whose packed bytes are damaged', changed('local', (b, at) => b.fill(0xff, at + 37, at + 45))],
    ['whose stored part has other bytes before it', withoutHead(zip([{ ...part('one.xml'), method: 0 }]))],
    ['with an encrypted part', zip([{ ...part('one.xml'), isEncrypted: true }])],
    ['with a part packed in another way', zip([{ ...part('one.xml'), method: 12 }])],
    ['whose parts share the same bytes', overlapping()],
    ['with over 10,000 parts', zip(emptyParts(10_001))],
    ['with a directory over 4 MB', zip(longNames(71))],
    ['that is none', Buffer.from('PK, said the letter.')],
  ])('%s is damaged', async (_, bytes) => {
    expect(await check(bytes)).toBe('FileIsDamaged')
  })

  it('of 10,000 parts is accepted', async () => {
    expect(await check(zip(emptyParts(10_000)))).toBe('accepted')
  })

  it('may not claim to unpack to more than 100 MB, all parts together', async () => {
    const claims = two.map((one) => ({ ...one, announced: MOST_UNPACKED_BYTES / 2 + 1 }))
    expect(await check(zip(claims))).toBe('DocumentUnpacksTooLarge')
  })

  it('may not unpack to more than 100 MB, all parts together, whatever it claims', async () => {
    const half = Buffer.alloc(MOST_UNPACKED_BYTES / 2)
    const parts = (second: Buffer) =>
      zip([half, second].map((bytes, at) => ({ name: `${at}`, bytes, announced: 9 })))
    expect(await check(parts(half))).toBe('accepted')
    expect(await check(parts(Buffer.concat([half, Buffer.alloc(1)])))).toBe('DocumentUnpacksTooLarge')
  })
})

function emptyParts(count: number) {
  return Array.from({ length: count }, (_, at) => ({ ...part(`${at}`, ''), method: 0 }))
}

function longNames(count: number) {
  return Array.from({ length: count }, (_, at) => part(`${at}`.padEnd(60_000, 'b'), ''))
}
