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

/** Copies that are being made, by page render: many who ask at once wait for one. */
const underway = new Map<string, Promise<void>>()

/**
 * The copy in grey of a PDF whose pages were rendered, made when somebody first asks for it.
 * @throws UploadNotFound where the file is none, FileIsDamaged
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

/** The resource was deleted while its copy was made, and the sweep was here before it. */
async function deleteIfGone(
  db: Db,
  { storage }: Uploads,
  { render, key }: { render: string; key: string },
): Promise<void> {
  if (await isRenderShown(db, render)) return
  await storage.delete(key)
  throw new UploadNotFound()
}

/** Moved into place when it is whole: a reader who comes meanwhile must not get its beginning. */
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
