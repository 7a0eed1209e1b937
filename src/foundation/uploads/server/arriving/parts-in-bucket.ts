import { Readable } from 'node:stream'
import { ERRORS } from '@tus/server'
import type { S3Address } from '#platform/config/storage-address.ts'
import { bucketRefusal } from '#platform/storage/s3-storage.ts'
import { diskRefusal, StorageUnavailable } from '#platform/storage/storage.errors.ts'
import { MOST_VIDEO_BYTES } from '../../uploads.contract.ts'
import { FileIsDamaged, UploadNotFound } from '../uploads.errors.ts'
import { withArrival } from './arrivals.ts'
import { BucketStore, isMissing } from './bucket-store.ts'
import { UNFINISHED_MS, type UploadParts } from './upload-parts.ts'

/** Parts in the bucket of files, so that any process can continue an upload. A complete one is fetched to be checked. */
export function partsInBucket({ address, arrivals }: { address: S3Address; arrivals: string }): UploadParts {
  const store = new BucketStore(address, UNFINISHED_MS)

  return {
    openStore: () => store,
    async announcedBy(userId) {
      const found = new Map<string, number>()
      for (const id of await uploadsBeginning(`${userId}-`)) {
        const size = await store.announcedBytes(id).catch(unlessMissing)
        found.set(id, size ?? MOST_VIDEO_BYTES)
      }
      return found
    },
    async withWhole({ id, size }, use) {
      const bytes = size === 0 ? Readable.from([]) : await readWhole(id, size)
      return withArrival(arrivals, bytes, async (arrival) => {
        if (arrival.size !== size) throw new FileIsDamaged()
        return use(arrival)
      })
    },
    async refusalOf(error, { method }) {
      // At the start of an upload, the bucket is missing.
      if (isMissing(error)) return method === 'POST' ? new StorageUnavailable() : new UploadNotFound()
      const refusal = bucketRefusal(error)
      return refusal instanceof StorageUnavailable ? refusal : diskRefusal(error)
    },
    async removeAllOf(userId, idleSince) {
      // Listed once: an upload that begins meanwhile is not idle.
      const isGrowing = new Map<string, boolean>()
      for await (const { id, changedAt } of store.keysOf(`${userId}-`)) {
        const hasGrown = idleSince !== undefined && changedAt > idleSince
        isGrowing.set(id, hasGrown || isGrowing.get(id) === true)
      }
      for (const [id, isKept] of isGrowing) if (!isKept) await remove(id)
    },
    async sweep(now) {
      const isOld = (changedAt: Date) => now.getTime() - changedAt.getTime() > UNFINISHED_MS
      for (const id of await uploadsBeginning('', isOld)) await remove(id)
    },
    close: () => store.close(),
  }

  async function readWhole(id: string, size: number): Promise<Readable> {
    try {
      return await store.read(id).catch(async (error: unknown) => {
        if (!isMissing(error)) throw error
        // A process ended after sending the last part, before joining the parts.
        await store.write(Readable.from([]), id, size)
        return store.read(id)
      })
    } catch (error) {
      throw isMissing(error) || error === ERRORS.FILE_NOT_FOUND ? new UploadNotFound() : error
    }
  }

  async function uploadsBeginning(beginning: string, isMeant = (_: Date) => true): Promise<Set<string>> {
    const ids = new Set<string>()
    for await (const { id, changedAt } of store.keysOf(beginning)) if (isMeant(changedAt)) ids.add(id)
    return ids
  }

  /** Another process may have been faster. */
  async function remove(id: string): Promise<void> {
    await store.remove(id).catch((error: unknown) => {
      if (error !== ERRORS.FILE_NOT_FOUND && !isMissing(error)) throw error
    })
  }
}

function unlessMissing(error: unknown): undefined {
  if (!isMissing(error)) throw error
}
