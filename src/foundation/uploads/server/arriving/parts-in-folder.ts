import { access, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { FileStore } from '@tus/file-store'
import { ERRORS } from '@tus/server'
import { diskRefusal, StorageUnavailable, writeRefusal } from '#platform/storage/storage.errors.ts'
import { MOST_VIDEO_BYTES } from '../../uploads.contract.ts'
import { UploadNotFound } from '../uploads.errors.ts'
import { isUploadOf, UNFINISHED_MS, type UploadParts } from './upload-parts.ts'

/** Parts in a local or shared folder, each upload with a `.json` that holds its file's name. */
export function partsInFolder(arrivals: string): UploadParts {
  const folder = join(arrivals, 'resumable')
  return {
    openStore: () => new FileStore({ directory: folder, expirationPeriodInMilliseconds: UNFINISHED_MS }),
    async announcedBy(userId) {
      const found = new Map<string, number>()
      for (const id of await readdir(folder))
        if (isUploadOf(userId, id)) found.set(id, await announcedBytes(join(folder, `${id}.json`)))
      return found
    },
    withWhole: ({ id, size }, use) =>
      use({ path: join(folder, id), size }).catch((error: NodeJS.ErrnoException) => {
        throw error.code === 'ENOENT' ? new UploadNotFound() : error
      }),
    async refusalOf(error, { method, id }) {
      // tus gives no details of a failed write.
      const refusal = error === ERRORS.FILE_WRITE_ERROR ? await writeRefusal(folder) : diskRefusal(error)
      // Another request stored it and removed its parts after this one had found them.
      const isLate = refusal instanceof StorageUnavailable && method === 'PATCH' && (await isGone(id))
      return isLate ? new UploadNotFound() : refusal
    },
    async removeAllOf(userId, idleSince) {
      for (const name of await readdir(folder).catch(() => [])) {
        const id = name.replace(/\.json$/, '')
        if (!isUploadOf(userId, id)) continue
        if (idleSince && (await changedAt(id)) > idleSince) continue
        await rm(join(folder, name), { force: true })
      }
    },
    /** `sweepArrivals` does it. */
    sweep: async () => undefined,
    close: () => undefined,
  }

  /** When the upload last grew; long ago if it is gone already. */
  async function changedAt(id: string): Promise<Date> {
    return stat(join(folder, id)).then(
      ({ mtime }) => mtime,
      () => new Date(0),
    )
  }

  /** Whether the file is missing; false if the disk can't tell. */
  async function isGone(id: string): Promise<boolean> {
    return access(join(folder, id)).then(
      () => false,
      ({ code }: NodeJS.ErrnoException) => code === 'ENOENT',
    )
  }
}

async function announcedBytes(path: string): Promise<number> {
  const facts = await readFile(path, 'utf8').catch(() => '{}')
  const { size } = JSON.parse(facts || '{}') as { size?: unknown }
  return typeof size === 'number' ? size : MOST_VIDEO_BYTES
}
