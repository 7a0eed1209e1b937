import { createReadStream } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createInflateRaw } from 'node:zlib'
import { DocumentUnpacksTooLarge, FileIsDamaged } from '../uploads.errors.ts'
import { type ArchiveEntry, readArchiveEntries } from './archive-entries.ts'

/** The most bytes that an Office file may unpack to. */
export const MOST_UNPACKED_BYTES = 100 * 1024 * 1024

/**
 * Unpacks every entry of a ZIP without storing it and counts the bytes, because the sizes it claims can't be trusted.
 * Entries that share bytes are refused: ten thousand of them would be read for minutes.
 * @throws DocumentUnpacksTooLarge, FileIsDamaged
 */
export async function checkArchive(path: string): Promise<void> {
  const file = await open(path)
  try {
    const entries = await readArchiveEntries(file)
    const announced = entries.reduce((sum, entry) => sum + entry.unpackedBytes, 0)
    const packed = entries.reduce((sum, entry) => sum + entry.packedBytes, 0)
    if (packed > (await file.stat()).size) throw new FileIsDamaged()
    if (announced > MOST_UNPACKED_BYTES) throw new DocumentUnpacksTooLarge()
    let left = MOST_UNPACKED_BYTES
    for (const entry of entries) left -= await unpackedBytes(path, file, { entry, left })
  } finally {
    await file.close()
  }
}

async function unpackedBytes(
  path: string,
  file: FileHandle,
  { entry, left }: { entry: ArchiveEntry; left: number },
): Promise<number> {
  if (entry.packedBytes === 0) return 0
  const start = await dataStart(file, entry)
  const packed = createReadStream(path, { start, end: start + entry.packedBytes - 1 })
  let bytes = 0
  const count = new Writable({
    write(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      done(bytes > left ? new DocumentUnpacksTooLarge() : null)
    },
  })
  const way = entry.isDeflated ? [packed, createInflateRaw(), count] : [packed, count]
  try {
    await pipeline(way)
  } catch (error) {
    throw error instanceof DocumentUnpacksTooLarge ? error : new FileIsDamaged()
  }
  return bytes
}

/** The data follows a local header, whose name and extra field may be longer than the directory's. */
async function dataStart(file: FileHandle, entry: ArchiveEntry): Promise<number> {
  const head = Buffer.alloc(30)
  const { bytesRead } = await file.read(head, 0, 30, entry.headAt)
  if (bytesRead < 30 || head.readUInt32LE(0) !== 0x04034b50) throw new FileIsDamaged()
  return entry.headAt + 30 + head.readUInt16LE(26) + head.readUInt16LE(28)
}
