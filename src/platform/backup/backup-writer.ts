import { createHash } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { type Pack, pack } from 'tar-stream'
import { unwritable } from './backup.errors.ts'
import { SEAL, SUMS, SUMS_EVERY, sealAt, UNSEALED } from './backup-format.ts'

/** Writes the members of a backup, one after another. */
export interface BackupWriter {
  addBuffer(name: string, bytes: Uint8Array): Promise<void>
  /** @throws if `bytes` does not have the given `size` */
  addStream(name: string, bytes: AsyncIterable<Uint8Array>, size: number): Promise<void>
  /** Writes the last hashes and the seal, and flushes them to disk. */
  end(): Promise<void>
  /** Closes the file, complete or not. */
  close(): Promise<void>
}

/**
 * Only its owner can read the file: it contains everything about everyone.
 * @throws BackupRefused
 */
export async function openBackupWriter(path: string, changedAt: Date): Promise<BackupWriter> {
  const file = await open(path, 'wx', 0o600).catch((cause: unknown) => {
    throw unwritable(path, cause)
  })
  const tar = pack()
  const writing = writeAll(file, tar)
  // When something fails, each member waits for this.
  writing.catch(() => undefined)
  let sums: string[] = []
  let written = 0

  /** Returns the hash of the bytes. */
  async function addMember(name: string, bytes: AsyncIterable<Uint8Array>, size: number): Promise<string> {
    const hash = createHash('sha256')
    async function* hashed() {
      let got = 0
      for await (const chunk of bytes) {
        got += chunk.length
        hash.update(chunk)
        yield chunk
      }
      if (got !== size) throw new Error(`${name} is not as long as it was when it was opened.`)
    }
    try {
      await pipeline(hashed, tar.entry({ name, size, mode: 0o600, mtime: changedAt }))
    } catch (error) {
      tar.destroy(error as Error)
      // If the disk failed, this throws the reason.
      await writing
      throw error
    }
    return hash.digest('hex')
  }

  async function addStream(name: string, bytes: AsyncIterable<Uint8Array>, size: number): Promise<void> {
    sums.push(`${await addMember(name, bytes, size)}  ${name}\n`)
    if (sums.length >= SUMS_EVERY) await addSums()
  }

  async function addSums(): Promise<void> {
    written += 1
    const bytes = Buffer.from(sums.join(''))
    await addMember(`${SUMS}${String(written).padStart(4, '0')}`, inOnePiece(bytes), bytes.length)
    sums = []
  }

  return {
    addBuffer: (name, bytes) => addStream(name, inOnePiece(bytes), bytes.length),
    addStream,
    async end() {
      if (sums.length > 0) await addSums()
      await addMember(SEAL, inOnePiece(UNSEALED), UNSEALED.length)
      tar.finalize()
      const { length, hash } = await writing
      await file.write(hash, sealAt(length), 'latin1')
      await file.sync()
    },
    async close() {
      tar.destroy()
      await writing.catch(() => undefined)
      await file.close()
    },
  }
}

async function* inOnePiece(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

async function writeAll(file: FileHandle, tar: Pack): Promise<{ length: number; hash: string }> {
  const hash = createHash('sha256')
  let length = 0
  for await (const chunk of tar as AsyncIterable<Buffer>) {
    hash.update(chunk)
    // A nearly full disk accepts part of a write without an error.
    for (let at = 0; at < chunk.length; ) at += (await file.write(chunk, at)).bytesWritten
    length += chunk.length
  }
  return { length, hash: hash.digest('hex') }
}
