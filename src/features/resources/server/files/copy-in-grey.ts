import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { UploadNotFound, type Uploads } from '#foundation/uploads/server/index.ts'
import { m } from '#messages/messages.js'
import type { Db } from '#platform/db/database.ts'
import type { FoundFile } from './find-resource-file.queries.ts'
import { withCopy } from './on-a-desk.ts'
import { isRenderShown } from './page-facts.queries.ts'
import { greyKey, MOST_PAGES } from './page-render-keys.ts'

/** Copies in progress, by page render: concurrent requests wait for the same one. */
const underway = new Map<string, Promise<void>>()

/**
 * The grey copy of a PDF that has page renders, created on the first request.
 * @throws UploadNotFound if the file isn't such a PDF, FileIsDamaged
 */
export async function findGreyCopy(
  db: Db,
  uploads: Uploads,
  { file, person }: { file: FoundFile; person: number },
): Promise<{ storage_key: string; name: string; size_bytes: number }> {
  const { drawing: render, kind } = file
  if (kind !== 'pdf' || render === null) throw new UploadNotFound()
  const key = greyKey(render)
  const name = `${m.worksheet_grey_name({ name: file.name.replace(/\.pdf$/i, '') })}.pdf`
  if (!(await uploads.storage.exists(key))) {
    const making = underway.get(render) ?? make(uploads, { file, key, title: name, person })
    underway.set(render, making)
    await making.finally(() => underway.delete(render))
    await deleteIfGone(db, uploads, { render, key })
  }
  const { size } = await uploads.storage.head(key)
  return { storage_key: key, name, size_bytes: size }
}

/** The resource may have been deleted during copying, after the sweep had already run. */
async function deleteIfGone(
  db: Db,
  { storage }: Uploads,
  { render, key }: { render: string; key: string },
): Promise<void> {
  if (await isRenderShown(db, render)) return
  await storage.delete(key)
  throw new UploadNotFound()
}

/** Moved into place once it is complete, so that nobody reads half a file. */
function make(
  uploads: Uploads,
  { file, key, title, person }: { file: FoundFile; key: string; title: string; person: number },
): Promise<void> {
  return withCopy(uploads, file.storage_key, async (copy, folder) => {
    const path = join(folder, 'grey.pdf')
    await uploads.pdfPages.copyInGrey(copy, { path, title, mostPages: MOST_PAGES, person })
    const half = `pages/${randomUUID()}`
    const { size } = await stat(path)
    await uploads.storage.put(half, createReadStream(path), { size, type: 'application/pdf' })
    await uploads.storage.move(half, key)
  })
}
