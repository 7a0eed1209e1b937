import { createReadStream } from 'node:fs'
import { mkdir, open } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Readable } from 'node:stream'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { checkKey, StoredFileIsMissing } from './keys.ts'
import type { ByteRange, Storage } from './storage.ts'

/** Files in a folder of this machine, or of a network drive that every process sees. */
export function openFolder(folder: string): Storage {
  const root = resolve(folder)
  const disk = new Disk(new FSDriver({ location: root, visibility: 'private' }))
  const storage: Storage = {
    async put(key, bytes, { size }) {
      await mkdir(root, { recursive: true, mode: 0o700 })
      try {
        await disk.putStream(checkKey(key), bytes)
        if ((await storage.head(key)).size !== size)
          throw new Error('a stored file does not have its declared size')
      } catch (error) {
        await storage.delete(key)
        throw error
      }
    },
    get: async (key, range) => read(join(root, checkKey(key)), range),
    async head(key) {
      const { contentLength } = await disk.getMetaData(checkKey(key)).catch(asMissing)
      return { size: contentLength, type: undefined }
    },
    exists: async (key) => disk.exists(checkKey(key)),
    move: async (from, to) => disk.move(checkKey(from), checkKey(to)),
    delete: async (key) => disk.delete(checkKey(key)),
    close: () => undefined,
  }
  return storage
}

/** Opened before it is returned, so that a missing file is an error here and not in the middle of an answer. */
async function read(path: string, range: ByteRange | undefined): Promise<Readable> {
  const file = await open(path).catch((cause: unknown) => asMissing({ cause }))
  return createReadStream(path, { fd: file, ...range })
}

function asMissing(error: { cause?: unknown }): never {
  const cause = error.cause as { code?: string } | undefined
  throw cause?.code === 'ENOENT' ? new StoredFileIsMissing({ cause }) : error
}
