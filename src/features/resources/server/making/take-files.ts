import { claimUpload, letGoOfUpload, UploadNotFound } from '#foundation/uploads/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { enqueue } from '#platform/jobs/enqueue.queries.ts'
import { renderPagesJob, sweepRendersJob } from '../files/page-jobs.ts'
import {
  areLetGo,
  deleteResourceFiles,
  type FileOfResource,
  insertResourceFiles,
} from './resource-files.queries.ts'

interface Taken {
  resource_id: number
  user_id: number
  file_ids: readonly number[]
  /** Image descriptions by the id of the upload. */
  alts: ReadonlyMap<number, string>
  now: Date
}

const HAVE_PAGES = new Set(['pdf', 'picture'])

/**
 * Attaches the person's temporary files to the resource; their pages are rendered after the commit.
 * @throws UploadNotFound if one is someone else's, was swept, or is in use already
 */
export async function takeFiles(tx: Db, { resource_id, user_id, file_ids, alts, now }: Taken): Promise<void> {
  const claimed = await claimUpload(tx, { userId: user_id, fileIds: file_ids, now })
  const files = claimed.map(({ id, kind }) => ({
    file_id: id,
    alt: alts.get(id) ?? '',
    pages_state: HAVE_PAGES.has(kind) ? ('waiting' as const) : ('drawn' as const),
  }))
  const ids = await insertResourceFiles(tx, { resource_id, files })
  for (const [index, resource_file_id] of ids.entries()) {
    if (files[index]?.pages_state === 'waiting') {
      await enqueue(tx, renderPagesJob, { resource_file_id }, { person: user_id })
    }
  }
}

/** Removes files from their resource; they and their page pictures are swept. */
export async function dropFiles(
  tx: Db,
  { files, now }: { files: readonly FileOfResource[]; now: Date },
): Promise<void> {
  await deleteResourceFiles(
    tx,
    files.map(({ id }) => id),
  )
  await letGoOfFiles(tx, { files, now })
}

/** Releases files whose rows are already deleted. */
export async function letGoOfFiles(
  tx: Db,
  { files, now }: { files: readonly FileOfResource[]; now: Date },
): Promise<void> {
  for (const { storage_key, drawing } of files) {
    await letGoOfUpload(tx, { address: `/${storage_key}`, now })
    if (drawing !== null) await enqueue(tx, sweepRendersJob, { drawing })
  }
}

/**
 * The resource's files that the delete list names.
 * @throws UploadNotFound if it names a file that isn't, and wasn't until just now, one of this resource's
 */
export async function filesToDrop(
  tx: Db,
  {
    current,
    file_ids,
    user_id,
  }: { current: readonly FileOfResource[]; file_ids: readonly number[]; user_id: number },
): Promise<FileOfResource[]> {
  const named = new Set(file_ids)
  const dropped = current.filter(({ file_id }) => named.has(file_id))
  const unknown = [...named].filter((id) => !current.some(({ file_id }) => file_id === id))
  if (unknown.length > 0 && !(await areLetGo(tx, { user_id, file_ids: unknown }))) throw new UploadNotFound()
  return dropped
}
