import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { HOUR_MS } from '#contract/durations.ts'
import type { Uploads } from '#foundation/uploads/server/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { NamedError } from '#platform/errors/named-error.ts'
import { enqueue } from '#platform/jobs/enqueue.queries.ts'
import { selectResourceFile } from './find-resource-file.queries.ts'
import { withCopy } from './on-a-desk.ts'
import { writeFailure, writePageRender } from './page-facts.queries.ts'
import { sweepRendersJob } from './page-jobs.ts'
import { MOST_PAGES, PAGE_WIDTHS } from './page-render-keys.ts'

/** After this long, an unsaved page render counts as interrupted. */
const CUT_OFF_MS = HOUR_MS

interface Parts {
  uploads: Uploads
  clock: Clock
}

/**
 * Renders the pages of a resource's file under a new name and saves the print check. Marks a file that can't be
 * rendered; a file deleted meanwhile is no error.
 */
export async function renderResourcePages(
  db: Db,
  { uploads, clock }: Parts,
  { id, isLastAttempt }: { id: number; isLastAttempt: boolean },
): Promise<void> {
  const file = await selectResourceFile(db, id)
  if (file?.kind !== 'pdf' && file?.kind !== 'picture') return
  const render = randomUUID()
  // If the process dies halfway, this still sweeps its pictures.
  await enqueue(
    db,
    sweepRendersJob,
    { drawing: render },
    { startAfter: new Date(clock.now().getTime() + CUT_OFF_MS) },
  )
  try {
    const facts = await withCopy(uploads, file.storage_key, async (copy, folder) => {
      const sent = { copy, folder, person: file.user_id ?? 0 }
      const rendered =
        file.kind === 'pdf' ? await renderPdf(uploads, sent) : await renderPicture(uploads, sent)
      await keepPictures(uploads, { folder, render })
      return rendered
    })
    await db.transaction(async (tx) => {
      const noted = await writePageRender(tx, id, { ...facts, drawing: render })
      const old = noted ? noted.before : render
      if (old !== null) await enqueue(tx, sweepRendersJob, { drawing: old })
    })
  } catch (error) {
    const isOfFile = error instanceof NamedError
    if (isOfFile || isLastAttempt) await writeFailure(db, id)
    if (!isOfFile) throw error
  }
}

interface Sent {
  copy: string
  folder: string
  person: number
}

function renderPdf({ pdfPages }: Uploads, { copy, ...wanted }: Sent) {
  return pdfPages.render(copy, { ...wanted, widths: PAGE_WIDTHS, mostPages: MOST_PAGES })
}

async function renderPicture({ pictures }: Uploads, { copy, folder, person }: Sent) {
  await pictures.remake(copy, {
    person,
    outputs: PAGE_WIDTHS.map((width) => ({ path: join(folder, `1-${width}.webp`), width })),
  })
  return { drawn_pages: 1 }
}

async function keepPictures(
  { storage }: Uploads,
  { folder, render }: { folder: string; render: string },
): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const { size } = await stat(path)
    await storage.put(`pages/${render}/${name}`, createReadStream(path), { size, type: 'image/webp' })
  }
}
