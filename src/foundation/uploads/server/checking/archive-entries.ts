import type { FileHandle } from 'node:fs/promises'
import { FileIsDamaged } from '../uploads.errors.ts'

export interface ArchiveEntry {
  isDeflated: boolean
  packedBytes: number
  /** The unpacked size that the archive claims. */
  unpackedBytes: number
  /** The offset of its local header. */
  headAt: number
}

const END_BYTES = 22
const LONGEST_COMMENT = 65_535
const MOST_ENTRIES = 10_000
const MOST_DIRECTORY_BYTES = 4 * 1024 * 1024

/**
 * The entries of a ZIP by its central directory (APPNOTE 6.3.10, 4.3.12). Encryption, ZIP64 and methods other than
 * stored and deflated don't occur in Office files of an allowed size.
 * @throws FileIsDamaged
 */
export async function readArchiveEntries(file: FileHandle): Promise<ArchiveEntry[]> {
  const { size } = await file.stat()
  const tail = await read(file, Math.max(0, size - END_BYTES - LONGEST_COMMENT), size)
  const end = tail.lastIndexOf(Buffer.from('504b0506', 'hex'))
  if (end < 0 || tail.length - end < END_BYTES) throw new FileIsDamaged()
  const [count, bytes, start] = [
    tail.readUInt16LE(end + 10),
    tail.readUInt32LE(end + 12),
    tail.readUInt32LE(end + 16),
  ]
  if (count > MOST_ENTRIES || bytes > MOST_DIRECTORY_BYTES || start + bytes > size) throw new FileIsDamaged()
  const directory = await read(file, start, start + bytes)
  try {
    return entriesOf(directory, count)
  } catch (error) {
    // The directory ends in the middle of an entry.
    throw error instanceof RangeError ? new FileIsDamaged() : error
  }
}

function entriesOf(directory: Buffer, count: number): ArchiveEntry[] {
  const entries: ArchiveEntry[] = []
  let at = 0
  // Reads the whole directory, because other programs may ignore its entry count.
  while (at < directory.length) {
    const method = directory.readUInt16LE(at + 10)
    const isEncrypted = (directory.readUInt16LE(at + 8) & 1) === 1
    if (directory.readUInt32LE(at) !== 0x02014b50 || isEncrypted || (method !== 0 && method !== 8)) {
      throw new FileIsDamaged()
    }
    entries.push({
      isDeflated: method === 8,
      packedBytes: directory.readUInt32LE(at + 20),
      unpackedBytes: directory.readUInt32LE(at + 24),
      headAt: directory.readUInt32LE(at + 42),
    })
    at += 46
    at += directory.readUInt16LE(at - 18) + directory.readUInt16LE(at - 16) + directory.readUInt16LE(at - 14)
  }
  if (entries.length !== count) throw new FileIsDamaged()
  return entries
}

async function read(file: FileHandle, from: number, to: number): Promise<Buffer> {
  const bytes = Buffer.alloc(to - from)
  const { bytesRead } = await file.read(bytes, 0, bytes.length, from)
  return bytes.subarray(0, bytesRead)
}
