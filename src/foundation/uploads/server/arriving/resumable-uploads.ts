import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { access, readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { FileStore } from '@tus/file-store'
import { ERRORS, Server, type ServerOptions, type Upload } from '@tus/server'
import type { Db } from '#platform/db/database.ts'
import { NamedError } from '#platform/errors/named-error.ts'
import { diskRefusal, StorageUnavailable } from '#platform/storage/storage.errors.ts'
import { MOST_VIDEO_BYTES, RESUMABLE_PATH } from '../../uploads.contract.ts'
import { FileTooLarge, TooManyUploadsAtOnce, UploadIsBusy, UploadNotFound } from '../uploads.errors.ts'
import { findByResumableId } from '../uploads.queries.ts'
import type { UploadedFile } from '../uploads.tables.ts'
import type { Uploads } from '../uploads.ts'
import { MOST_AT_ONCE } from './one-of-few.ts'
import { oneWriterAtATime } from './one-writer.ts'
import { storeArrived } from './store-upload.ts'
import { checkQuota } from './upload-quota.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** One request of a person to the resumable server, and what came of it. */
interface Visit {
  userId: number
  now: Date
  /** The upload that it begins. */
  begun?: string
  /** The upload that it ends. */
  ended?: string
  isStored?: boolean
  refusal?: NamedError
}

export interface ResumableUploads {
  /** Speaks tus 1.0 for this person. A refusal of ours is thrown as its named error. */
  answer(request: Request, person: Person): Promise<Response>
  /**
   * Stores an upload that is whole and was not stored, since something of ours was away then.
   * @throws as `storeUpload`
   */
  storeWhole(upload: string, person: Person): Promise<UploadedFile | undefined>
}

type Person = Pick<Visit, 'userId' | 'now'>

/** Ids say whose upload it is: `12-9f…`. Another person's id is no id. */
export function isUploadOf(userId: number, upload: string): boolean {
  return new RegExp(`^${userId}-[0-9a-f-]{36}$`).test(upload)
}

/** The folder of parts, each beside a `.json` with the name of its file. */
export const resumableFolder = ({ arrivals }: Pick<Uploads, 'arrivals'>) => join(arrivals, 'resumable')

/** Parts lie in a folder of this machine until the file is whole; then it is stored as any other. */
export function openResumableUploads(db: Db, uploads: Uploads): ResumableUploads {
  const folder = resumableFolder(uploads)
  const visits = new AsyncLocalStorage<Visit>()
  /** Bytes that were announced, by upload, from before anything of it is on the disk. */
  const begun = new Map<string, number>()
  /** Whole, and being stored. */
  const ending = new Set<string>()
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
    locker: oneWriterAtATime(),
    namingFunction: () => `${visit().userId}-${randomUUID()}`,
    async onUploadCreate(_request, { id, size = MOST_VIDEO_BYTES }) {
      const current = visit()
      const { userId, now } = current
      if (size > MOST_VIDEO_BYTES) throw new FileTooLarge(MOST_VIDEO_BYTES)
      // Noted before anything is awaited: of many that begin at once, each counts those before it.
      const before = new Map(begun)
      begun.set(id, size)
      current.begun = id
      const open = await readOpen(folder, userId, before)
      if (open.size >= MOST_AT_ONCE) throw new TooManyUploadsAtOnce()
      const bytes = [...open.values()].reduce((sum, one) => sum + one, size)
      await checkQuota(db, { userId, now, bytes })
      await uploads.scanner.expectThere()
      return {}
    },
    async onUploadFinish(_request, { id, size = 0, metadata }) {
      const current = visit()
      if (ending.has(id)) throw new UploadIsBusy()
      ending.add(id)
      current.ended = id
      const file = await storeOnce({ id, size, metadata }, current)
      current.isStored = true
      return { headers: { 'Upload-File-Id': String(file.id) } }
    },
    maxSize: MOST_VIDEO_BYTES,
    async onResponseError(request, error) {
      const refusal = error instanceof NamedError ? error : refusalOfDisk(error)
      // Another request stored it and removed its parts, between the moment that this one found them and its write.
      const isUnwritten = refusal instanceof StorageUnavailable && request.method === 'PATCH'
      const isLate = isUnwritten && (await isGone(join(folder, basename(request.url))))
      if (refusal) visit().refusal = isLate ? new UploadNotFound() : refusal
      return undefined
    },
  }
  const server = new Server(options)

  /** A second request that found the upload whole gets the file that the first one made of it. */
  async function storeOnce(
    { id, size = 0, metadata }: Pick<Upload, 'id' | 'size' | 'metadata'>,
    { userId, now }: Person,
  ): Promise<UploadedFile> {
    const stored = await findByResumableId(db, { userId, resumableId: id })
    if (stored) return stored
    const name = metadata?.filename ?? metadata?.name ?? ''
    const sent = { userId, now, resumableId: id, name, arrival: { path: join(folder, id), size } }
    return storeArrived(db, uploads, sent).catch((error: NodeJS.ErrnoException) => {
      // Refused or given up by another request meanwhile.
      throw error.code === 'ENOENT' ? new UploadNotFound() : error
    })
  }

  return {
    async answer(request, person) {
      const current: Visit = { ...person }
      const answer = await visits
        .run(current, () => server.handleWeb(request))
        .finally(() => begun.delete(current.begun ?? ''))
      if (current.ended) {
        const { refusal = { status: answer.status } } = current
        if (current.isStored || isForGood(refusal)) await store.remove(current.ended).catch(() => undefined)
        ending.delete(current.ended)
      }
      if (current.refusal) throw current.refusal
      return answer
    },
    async storeWhole(id, person) {
      const upload = await store.getUpload(id).catch(() => undefined)
      if (!upload || upload.size === undefined || upload.offset < upload.size || ending.has(id))
        return undefined
      ending.add(id)
      let isDone = false
      try {
        const file = await storeOnce(upload, person)
        isDone = true
        return file
      } catch (error) {
        const refusal = error instanceof NamedError ? error : refusalOfDisk(error)
        isDone = refusal !== undefined && isForGood(refusal)
        throw refusal ?? error
      } finally {
        if (isDone) await store.remove(id).catch(() => undefined)
        ending.delete(id)
      }
    },
  }
}

/** What was refused while something of ours was away is kept: it need not be sent again. */
const isForGood = ({ status }: { status: number }) => status < 500

/** The person's uploads that have begun and are not whole, with the bytes that each announced. */
async function readOpen(
  folder: string,
  userId: number,
  begun: ReadonlyMap<string, number>,
): Promise<Map<string, number>> {
  const open = new Map([...begun].filter(([id]) => isUploadOf(userId, id)))
  for (const id of await readdir(folder)) {
    if (isUploadOf(userId, id) && !open.has(id))
      open.set(id, await announcedBytes(join(folder, `${id}.json`)))
  }
  return open
}

/** The bytes that an upload announces; where it says nothing, as much as there may be. */
async function announcedBytes(path: string): Promise<number> {
  const facts = await readFile(path, 'utf8').catch(() => '{}')
  const { size } = JSON.parse(facts || '{}') as { size?: unknown }
  return typeof size === 'number' ? size : MOST_VIDEO_BYTES
}

/** Whether nothing is there; where the disk cannot tell, it is not gone. */
const isGone = (path: string): Promise<boolean> =>
  access(path).then(
    () => false,
    ({ code }: NodeJS.ErrnoException) => code === 'ENOENT',
  )

/** The refusal for a part that could not be written: tus says no more than that. */
function refusalOfDisk(error: unknown): NamedError | undefined {
  return error === ERRORS.FILE_WRITE_ERROR ? new StorageUnavailable() : diskRefusal(error)
}
