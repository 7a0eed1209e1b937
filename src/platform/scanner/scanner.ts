import { createReadStream } from 'node:fs'
import { connect, type NetConnectOpts } from 'node:net'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import type { ScannerAddress } from '../config/scanner-address.ts'
import { FileHasVirus, ScannerAway } from './scanner.errors.ts'

/** Scans uploaded files for viruses. */
export interface Scanner {
  /** @throws FileHasVirus, ScannerAway */
  check(path: string): Promise<void>
  /** Checks that the scanner answers, before a long file is sent. @throws ScannerAway */
  expectThere(): Promise<void>
}

/** How long the scanner may be silent. It reads a 200 MB video in a few seconds. */
const LONGEST_MS = 60_000
const PIECE_BYTES = 256 * 1024

/** A client for clamd (`man clamd`, INSTREAM). Without an address, every file passes. */
export function openScanner(address: ScannerAddress | undefined): Scanner {
  if (!address) return { check: async () => undefined, expectThere: async () => undefined }
  return {
    async check(path) {
      const answer = await ask(address, inStream(path))
      if (answer.endsWith(' FOUND')) throw new FileHasVirus()
      if (!answer.endsWith(' OK')) throw new ScannerAway()
    },
    async expectThere() {
      if ((await ask(address, ['zPING\0'])) !== 'PONG') throw new ScannerAway()
    },
  }
}

/** Each chunk is preceded by its length in four bytes; a length of 0 ends the stream. */
async function* inStream(path: string): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0')
  for await (const piece of createReadStream(path, { highWaterMark: PIECE_BYTES })) {
    yield lengthOf(piece as Buffer)
    yield piece as Buffer
  }
  yield Buffer.alloc(4)
}

function lengthOf(piece: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(piece.length)
  return length
}

/** Sends the scanner a file and reads its answer, after which it closes the connection. */
async function ask(
  address: NetConnectOpts,
  asked: Iterable<string> | AsyncIterable<Buffer>,
): Promise<string> {
  const line = connect(address)
  line.setTimeout(LONGEST_MS, () => line.destroy(new Error('the scanner did not respond')))
  try {
    const [answer] = await Promise.all([text(line), pipeline(Readable.from(asked), line, { end: false })])
    return answer.replaceAll('\0', '').trimEnd()
  } catch {
    throw new ScannerAway()
  } finally {
    line.destroy()
  }
}
