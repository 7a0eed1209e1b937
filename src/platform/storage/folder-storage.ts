import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { access, constants, mkdir, open, opendir, rename } from 'node:fs/promises'
import { dirname, join, relative, resolve, sep } from 'node:path'
import type { Readable } from 'node:stream'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { checkKey, isKey, StoredFileIsMissing, unlessMissing } from './keys.ts'
import type { ByteRange, Storage } from './storage.ts'

/** Where files are until they are complete. No key starts with it, so `list` and backups see only complete files. */
const INCOMPLETE = 'in_progress'

/** Files in a local folder, or on a network drive that every process shares. */
export function openFolder(folder: string): Storage {
  const root = resolve(folder)
  const disk = new Disk(new FSDriver({ location: root, visibility: 'private' }))
  const storage: Storage = {
    async put(key, bytes, { size }) {
      checkKey(key)
      await mkdir(root, { recursive: true, mode: 0o700 })
      const incomplete = `${INCOMPLETE}/${randomUUID()}`
      try {
        await disk.putStream(incomplete, bytes)
        if ((await disk.getMetaData(incomplete)).contentLength !== size)
          throw new Error('a stored file does not have its declared size')
        await renameTo(key, incomplete)
      } catch (error) {
        await disk.delete(incomplete)
        throw error
      }
    },
    get: async (key, range) => read(join(root, checkKey(key)), range),
    async head(key) {
      const { contentLength } = await disk.getMetaData(checkKey(key)).catch(asMissing)
      return { size: contentLength, type: undefined }
    },
    exists: async (key) => disk.exists(checkKey(key)),
    move: async (from, to) => renameTo(checkKey(to), checkKey(from)),
    delete: async (key) => disk.delete(checkKey(key)),
    async *list() {
      for await (const key of keysIn(root)) {
        const size = await storage.head(key).then(sizeOf, unlessMissing)
        if (size !== undefined) yield { key, size }
      }
    },
    async expectThere() {
      // The same as before the first file.
      await mkdir(root, { recursive: true, mode: 0o700 })
      await access(root, constants.R_OK | constants.W_OK)
    },
    close: () => undefined,
  }
  return storage

  /** Not flydrive's move, which copies: the file would exist before it is complete. */
  async function renameTo(key: string, from: string): Promise<void> {
    const path = join(root, key)
    await mkdir(dirname(path), { recursive: true })
    await rename(join(root, from), path)
  }
}

const sizeOf = ({ size }: { size: number }) => size

async function* keysIn(root: string): AsyncGenerator<string> {
  // The folder does not exist before the first file.
  await mkdir(root, { recursive: true, mode: 0o700 })
  for await (const entry of await opendir(root, { recursive: true })) {
    const key = relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, '/')
    if (entry.isFile() && isKey(key)) yield key
  }
}

/** Opened before it is returned, so that a missing file fails here and not in the middle of an answer. */
async function read(path: string, range: ByteRange | undefined): Promise<Readable> {
  const file = await open(path).catch((cause: unknown) => asMissing({ cause }))
  return createReadStream(path, { fd: file, ...range })
}

function asMissing(error: { cause?: unknown }): never {
  const cause = error.cause as { code?: string } | undefined
  throw cause?.code === 'ENOENT' ? new StoredFileIsMissing({ cause }) : error
}
