import type { FileHandle } from 'node:fs/promises'

// The format of `tar` (POSIX ustar): a header of 512 bytes, the bytes of the file, zeros up to the next 512, and two
// blocks of zeros at the end.

export const BLOCK = 512
const LONGEST_NAME = 100
const LARGEST = 8 * 1024 ** 3 - 1
/** Where the checksum is in a header, which counts as spaces in its own sum. */
const SUM_AT = 148
const SUM_LENGTH = 8

export interface TarFacts {
  name: string
  /** In bytes. */
  size: number
  changedAt: Date
}

export const zerosAfter = (size: number): number => (BLOCK - (size % BLOCK)) % BLOCK

export function tarHeader({ name, size, changedAt }: TarFacts): Buffer {
  if (name.length > LONGEST_NAME || size > LARGEST) throw new Error(`${name} does not fit into a tar file.`)
  const header = Buffer.alloc(BLOCK)
  const octal = (value: number, at: number, length: number) =>
    header.write(value.toString(8).padStart(length - 1, '0'), at, 'latin1')
  header.write(name, 0, 'latin1')
  octal(0o600, 100, 8)
  octal(0, 108, 8)
  octal(0, 116, 8)
  octal(size, 124, 12)
  octal(Math.floor(changedAt.getTime() / 1_000), 136, 12)
  header.write('0', 156, 'latin1')
  header.write('ustar\0', 257, 'latin1')
  header.write('00', 263, 'latin1')
  header.write(`${sumOf(header).toString(8).padStart(6, '0')}\0 `, SUM_AT, 'latin1')
  return header
}

/** A file inside a tar file. */
export interface TarMember {
  name: string
  size: number
  /** Its first byte, counted from the start of the tar file. */
  start: number
}

/** What is not as `tarHeader` and `zerosAfter` write it. */
export class TarIsBroken extends Error {
  constructor() {
    super('the tar file is cut off or was changed')
    this.name = 'TarIsBroken'
  }
}

/**
 * The members of a tar file that we wrote, in their order; their bytes are not read.
 * @throws TarIsBroken, at the latest at the end when it was cut off
 */
export async function* tarMembers(file: FileHandle): AsyncGenerator<TarMember> {
  const { size: length } = await file.stat()
  for (let at = 0; ; ) {
    const header = await readExactly(file, at, BLOCK)
    if (isZeros(header)) {
      if (at + 2 * BLOCK !== length || !isZeros(await readExactly(file, at + BLOCK, BLOCK)))
        throw new TarIsBroken()
      return
    }
    const { name, size } = parseHeader(header)
    const start = at + BLOCK
    at = start + size + zerosAfter(size)
    if (at > length || !isZeros(await readExactly(file, start + size, zerosAfter(size))))
      throw new TarIsBroken()
    yield { name, size, start }
  }
}

function parseHeader(header: Buffer): TarFacts {
  const number = (from: number, to: number) => Number.parseInt(header.toString('latin1', from, to), 8)
  const name = header.toString('latin1', 0, LONGEST_NAME).replace(/\0.*$/s, '')
  const facts = { name, size: number(124, 136), changedAt: new Date(number(136, 148) * 1_000) }
  // Each of our headers follows from these facts, so a byte that was changed anywhere in it is noticed.
  if (!(facts.size >= 0) || !header.equals(tarHeader(facts))) throw new TarIsBroken()
  return facts
}

function sumOf(header: Buffer): number {
  let sum = SUM_LENGTH * ' '.charCodeAt(0)
  for (const [at, byte] of header.entries()) if (at < SUM_AT || at >= SUM_AT + SUM_LENGTH) sum += byte
  return sum
}

async function readExactly(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length)
  let got = 0
  while (got < length) {
    const { bytesRead } = await file.read(bytes, got, length - got, position + got)
    if (bytesRead === 0) throw new TarIsBroken()
    got += bytesRead
  }
  return bytes
}

const isZeros = (bytes: Buffer) => bytes.every((byte) => byte === 0)
