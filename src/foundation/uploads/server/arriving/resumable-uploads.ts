import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { basename } from 'node:path'
import { type DataStore, Server, type ServerOptions, type Upload } from '@tus/server'
import { HOUR_MS } from '#contract/durations.ts'
import type { Db } from '#platform/db/database.ts'
import type { ProcessLocks } from '#platform/db/process-locks.ts'
import { NamedError } from '#platform/errors/named-error.ts'
import { MOST_VIDEO_BYTES, RESUMABLE_PATH } from '../../uploads.contract.ts'
import { QuotaExceeded, TooManyUploadsAtOnce, UploadIsBusy } from '../uploads.errors.ts'
import { findByResumableId } from '../uploads.queries.ts'
import type { UploadedFile } from '../uploads.tables.ts'
import type { Uploads } from '../uploads.ts'
import { MOST_AT_ONCE } from './one-of-few.ts'
import { oneWriterAtATime } from './one-writer.ts'
import { storeArrived } from './store-upload.ts'
import { isUploadOf } from './upload-parts.ts'
import { checkQuota } from './upload-quota.ts'

/** An unfinished upload that hasn't grown for this long gives way to a new one, if there is no room for both. */
const IDLE_MS = HOUR_MS

/** One request to the tus server, and its result. */
interface Visit {
  userId: number
  now: Date
  /** The upload that it starts. */
  begun?: string
  /** The upload that it completes. */
  ended?: string
  refusal?: NamedError | undefined
}

export interface ResumableUploads {
  /** Speaks tus 1.0 for this person. Our own refusals are thrown as named errors. */
  answer(request: Request, person: Person): Promise<Response>
  /**
   * Stores a complete upload that couldn't be stored at the time, because a service was unavailable.
   * @throws as `storeUpload`
   */
  storeWhole(upload: string, person: Person): Promise<UploadedFile | undefined>
}

type Person = Pick<Visit, 'userId' | 'now'>

/** Parts are kept until the file is complete; then it's stored like any other. */
export function openResumableUploads(of: {
  db: Db
  locks: ProcessLocks
  uploads: Uploads
}): ResumableUploads {
  const { db, locks, uploads } = of
  const visits = new AsyncLocalStorage<Visit>()
  /** The announced bytes of each upload, from before anything of it is kept. */
  const begun = new Map<string, number>()
  const ending = oneEnding(locks)
  const store = uploads.parts.openStore()
  const visit = (): Visit => {
    const current = visits.getStore()
    if (!current) throw new Error('a resumable upload without a person')
    return current
  }

  const options: ServerOptions & { datastore: DataStore } = {
    path: RESUMABLE_PATH,
    datastore: store,
    relativeLocation: true,
    allowedOrigins: () => false,
    locker: oneWriterAtATime(locks),
    namingFunction: () => `${visit().userId}-${randomUUID()}`,
    async onUploadCreate(_request, { id, size = MOST_VIDEO_BYTES }) {
      const current = visit()
      // Recorded before the first await, so that of many parallel starts each counts those before it.
      const before = new Map(begun)
      begun.set(id, size)
      current.begun = id
      await expectRoom(current, { size, before }).catch(async (error: unknown) => {
        if (!(error instanceof TooManyUploadsAtOnce || error instanceof QuotaExceeded)) throw error
        await uploads.parts.removeAllOf(current.userId, new Date(current.now.getTime() - IDLE_MS))
        await expectRoom(current, { size, before })
      })
      await uploads.scanner.expectThere()
      return {}
    },
    async onUploadFinish(_request, { id, size = 0, metadata }) {
      const current = visit()
      if (!(await ending.begin(id))) throw new UploadIsBusy()
      current.ended = id
      const file = await storeOnce({ id, size, metadata }, current)
      return { headers: { 'Upload-File-Id': String(file.id) } }
    },
    maxSize: MOST_VIDEO_BYTES,
    async onResponseError(request, error) {
      const { method, url } = request
      visit().refusal = await refusalOf(error, { method, id: basename(url) })
      return undefined
    },
  }
  const server = new Server(options)

  const refusalOf = async (error: unknown, request: { method: string; id: string }) =>
    error instanceof NamedError ? error : uploads.parts.refusalOf(error, request)

  /** A second request that finds the upload complete gets the file that the first one stored. */
  async function storeOnce(
    { id, size = 0, metadata }: Pick<Upload, 'id' | 'size' | 'metadata'>,
    { userId, now }: Person,
  ): Promise<UploadedFile> {
    const stored = await findByResumableId(db, { userId, resumableId: id })
    if (stored) return stored
    const name = metadata?.filename ?? metadata?.name ?? ''
    return uploads.parts.withWhole({ id, size }, (arrival) =>
      storeArrived(db, uploads, { userId, now, resumableId: id, name, arrival }),
    )
  }

  async function endStoring(id: string, { isOver }: { isOver: boolean }): Promise<void> {
    if (isOver) await store.remove(id).catch(() => undefined)
    await ending.end(id)
  }

  /** @throws TooManyUploadsAtOnce, QuotaExceeded */
  async function expectRoom(
    { userId, now }: Person,
    { size, before }: { size: number; before: ReadonlyMap<string, number> },
  ): Promise<void> {
    const open = await findOpen(userId, before)
    if (open.size >= MOST_AT_ONCE) throw new TooManyUploadsAtOnce()
    const bytes = [...open.values()].reduce((sum, one) => sum + one, size)
    await checkQuota(db, { userId, now, bytes })
  }

  /** The person's unfinished uploads with the bytes that each announced. */
  async function findOpen(userId: number, before: ReadonlyMap<string, number>) {
    const here = [...before].filter(([id]) => isUploadOf(userId, id))
    return new Map([...(await uploads.parts.announcedBy(userId)), ...here])
  }

  return {
    async answer(request, person) {
      const current: Visit = { ...person }
      const answer = await visits
        .run(current, () => server.handleWeb(request))
        .finally(() => begun.delete(current.begun ?? ''))
      if (current.ended) {
        const { refusal = answer } = current
        await endStoring(current.ended, { isOver: isForGood(refusal) })
      }
      if (current.refusal) throw current.refusal
      return answer
    },
    async storeWhole(id, person) {
      const upload = await store.getUpload(id).catch(() => undefined)
      if (!upload || upload.size === undefined || upload.offset < upload.size) return undefined
      if (!(await ending.begin(id))) return undefined
      try {
        const file = await storeOnce(upload, person)
        await endStoring(id, { isOver: true })
        return file
      } catch (error) {
        const refusal = (await refusalOf(error, { method: 'HEAD', id })) ?? error
        await endStoring(id, { isOver: refusal instanceof NamedError && isForGood(refusal) })
        throw refusal
      }
    },
  }
}

/** Lets only one request, in any process, store a complete upload. */
function oneEnding(locks: ProcessLocks) {
  const here = new Set<string>()
  const nameOf = (id: string) => `ending upload ${id}`
  return {
    /** Returns whether no other request is storing it. */
    async begin(id: string): Promise<boolean> {
      if (here.has(id)) return false
      here.add(id)
      const isOurs = await locks.take(nameOf(id), { isAsked: () => undefined, end: AbortSignal.abort() })
      if (!isOurs) here.delete(id)
      return isOurs
    },
    async end(id: string): Promise<void> {
      await locks.giveBack(nameOf(id))
      here.delete(id)
    },
  }
}

/** An upload refused because a service was unavailable is kept, so that it need not be sent again. */
const isForGood = ({ status }: { status: number }) => status < 500
