import { createHash } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import { BackupRefused } from './backup.errors.ts'
import { SUMS, SUMS_EVERY } from './backup-format.ts'
import { BLOCK, tarHeader, zerosAfter } from './tar.ts'

/** Writes the members of a backup one after another. */
export interface BackupWriter {
  addBuffer(name: string, bytes: Uint8Array): Promise<void>
  /** @throws when `bytes` are not as many as `size` says */
  addStream(name: string, bytes: AsyncIterable<Uint8Array>, size: number): Promise<void>
  /** Writes the last hashes and the end, down to the disk. */
  end(): Promise<void>
  /** The file stays, whole or not. */
  close(): Promise<void>
}

/**
 * Only its owner can read the file: it contains everything about everyone.
 * @throws BackupRefused
 */
export async function openBackupWriter(path: string, changedAt: Date): Promise<BackupWriter> {
  const file = await open(path, 'wx', 0o600).catch((cause: unknown) => {
    const advice = 'Does its folder exist, and may this process write to it?'
    throw new BackupRefused(`${path} can't be written. ${advice}`, { cause })
  })
  let sums: string[] = []
  let written = 0

  async function addStream(name: string, bytes: AsyncIterable<Uint8Array>, size: number): Promise<void> {
    await writeAll(file, tarHeader({ name, size, changedAt }))
    const hash = createHash('sha256')
    let got = 0
    for await (const chunk of bytes) {
      got += chunk.length
      if (got > size) break
      hash.update(chunk)
      await writeAll(file, chunk)
    }
    if (got !== size) throw new Error(`${name} is not as long as it was when it was opened.`)
    await writeAll(file, Buffer.alloc(zerosAfter(size)))
    sums.push(`${hash.digest('hex')}  ${name}\n`)
    if (sums.length >= SUMS_EVERY) await addSums()
  }

  async function addSums(): Promise<void> {
    written += 1
    const bytes = Buffer.from(sums.join(''))
    const name = `${SUMS}${String(written).padStart(4, '0')}`
    await writeAll(file, tarHeader({ name, size: bytes.length, changedAt }))
    await writeAll(file, Buffer.concat([bytes, Buffer.alloc(zerosAfter(bytes.length))]))
    sums = []
  }

  return {
    addBuffer: (name, bytes) => addStream(name, inOnePiece(bytes), bytes.length),
    addStream,
    async end() {
      if (sums.length > 0) await addSums()
      await writeAll(file, Buffer.alloc(2 * BLOCK))
      await file.sync()
    },
    close: () => file.close(),
  }
}

async function* inOnePiece(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

/** A disk that is nearly full takes a part without an error. */
async function writeAll(file: FileHandle, bytes: Uint8Array): Promise<void> {
  for (let at = 0; at < bytes.length; ) at += (await file.write(bytes, at)).bytesWritten
}
