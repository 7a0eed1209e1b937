import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { FileStore } from '@tus/file-store'
import { MemoryLocker, Server, type ServerOptions } from '@tus/server'
import type { Db } from '#platform/db/database.ts'
import { NamedError } from '#platform/errors/named-error.ts'
import { MOST_VIDEO_BYTES, RESUMABLE_PATH } from '../upload-limits.contract.ts'
import { MOST_AT_ONCE } from './one-of-few.ts'
import { storeArrived } from './store-upload.ts'
import { checkQuota } from './upload-quota.ts'
import { FileTooLarge, TooManyUploadsAtOnce } from './uploads.errors.ts'
import type { Uploads } from './uploads.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** One request of a person to the resumable server, and what came of it. */
interface Visit {
  userId: number
  now: Date
  /** The upload that is done with, stored or refused. */
  ended?: string
  refusal?: NamedError
}

export interface ResumableUploads {
  /** Speaks tus 1.0 for this person. A refusal of ours is thrown as its named error. */
  answer(request: Request, person: { userId: number; now: Date }): Promise<Response>
}

/** Ids say whose upload it is: `12-9f…`. Another person's id is no id. */
export function isUploadOf(userId: number, upload: string): boolean {
  return new RegExp(`^${userId}-[0-9a-f-]{36}$`).test(upload)
}

/** Where parts lie, each beside a `.json` with what the file is called. */
export const resumableFolder = ({ arrivals }: Pick<Uploads, 'arrivals'>) => join(arrivals, 'resumable')

/** Parts lie in a folder of this machine until the file is whole; then it is stored as any other. */
export function openResumableUploads(db: Db, uploads: Uploads): ResumableUploads {
  const folder = resumableFolder(uploads)
  const visits = new AsyncLocalStorage<Visit>()
  const store = new FileStore({ directory: folder, expirationPeriodInMilliseconds: DAY_MS })
  const visit = (): Visit => {
    const current = visits.getStore()
    if (!current) throw new Error('a resumable upload without a person')
    return current
  }

  const options: ServerOptions & { datastore: FileStore } = {
    path: RESUMABLE_PATH,
    datastore: store,
    relativeLocation: true,
    allowedOrigins: () => false,
    locker: new MemoryLocker(),
    namingFunction: () => `${visit().userId}-${randomUUID()}`,
    async onUploadCreate(_request, { size = 0 }) {
      const { userId, now } = visit()
      if (size > MOST_VIDEO_BYTES) throw new FileTooLarge(MOST_VIDEO_BYTES)
      await refuseManyUnfinished(folder, userId)
      await checkQuota(db, { userId, now, bytes: size })
      return {}
    },
    async onUploadFinish(_request, { id, size = 0, metadata }) {
      const current = visit()
      current.ended = id
      const file = await storeArrived(db, uploads, {
        userId: current.userId,
        now: current.now,
        name: metadata?.filename ?? metadata?.name ?? '',
        resumableId: id,
        arrival: { path: join(folder, id), size },
      })
      return { headers: { 'Upload-File-Id': String(file.id) } }
    },
    maxSize: MOST_VIDEO_BYTES,
    onResponseError(_request, error) {
      if (error instanceof NamedError) visit().refusal = error
      return undefined
    },
  }
  const server = new Server(options)

  return {
    async answer(request, person) {
      const current: Visit = { ...person }
      const answer = await visits.run(current, () => server.handleWeb(request))
      if (current.ended) await store.remove(current.ended).catch(() => undefined)
      if (current.refusal) throw current.refusal
      return answer
    },
  }
}

async function refuseManyUnfinished(folder: string, userId: number): Promise<void> {
  const unfinished = (await readdir(folder)).filter((name) => isUploadOf(userId, name))
  if (unfinished.length >= MOST_AT_ONCE) throw new TooManyUploadsAtOnce()
}
