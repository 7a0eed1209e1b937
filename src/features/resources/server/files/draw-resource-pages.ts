import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Uploads } from '#foundation/uploads/server/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { NamedError } from '#platform/errors/named-error.ts'
import { enqueue } from '#platform/jobs/enqueue.queries.ts'
import { MOST_PAGES, PAGE_WIDTHS } from './drawing-keys.ts'
import { selectResourceFile } from './find-resource-file.queries.ts'
import { withCopy } from './on-a-desk.ts'
import { writeDrawing, writeFailure } from './page-facts.queries.ts'
import { sweepDrawing } from './page-jobs.ts'

/** After this long, a drawing that nobody noted was cut off. */
const CUT_OFF_MS = 60 * 60 * 1000

interface Parts {
  uploads: Uploads
  clock: Clock
}

/**
 * Draws the pages of a resource's file anew, under a new name, and notes how it prints. A file that can't be drawn is
 * noted as such; one that is gone meanwhile is no fault.
 */
export async function drawResourcePages(
  db: Db,
  { uploads, clock }: Parts,
  { id, isLastAttempt }: { id: number; isLastAttempt: boolean },
): Promise<void> {
  const file = await selectResourceFile(db, id)
  if (file?.kind !== 'pdf' && file?.kind !== 'picture') return
  const drawing = randomUUID()
  // Should the process end in the middle, its pictures are swept all the same.
  await enqueue(db, sweepDrawing, { drawing }, { startAfter: new Date(clock.now().getTime() + CUT_OFF_MS) })
  try {
    const facts = await withCopy(uploads, file.storage_key, async (copy, folder) => {
      const sent = { copy, folder, person: file.user_id ?? 0 }
      const drawn = file.kind === 'pdf' ? await drawPdf(uploads, sent) : await drawPicture(uploads, sent)
      await keepPictures(uploads, { folder, drawing })
      return drawn
    })
    await db.transaction(async (tx) => {
      const noted = await writeDrawing(tx, id, { ...facts, drawing })
      const old = noted ? noted.before : drawing
      if (old !== null) await enqueue(tx, sweepDrawing, { drawing: old })
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

function drawPdf({ pdfPages }: Uploads, { copy, ...wanted }: Sent) {
  return pdfPages.draw(copy, { ...wanted, widths: PAGE_WIDTHS, mostPages: MOST_PAGES })
}

async function drawPicture({ pictures }: Uploads, { copy, folder, person }: Sent) {
  await pictures.remake(copy, {
    person,
    outputs: PAGE_WIDTHS.map((width) => ({ path: join(folder, `1-${width}.webp`), width })),
  })
  return { drawn_pages: 1 }
}

async function keepPictures(
  { storage }: Uploads,
  { folder, drawing }: { folder: string; drawing: string },
): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const { size } = await stat(path)
    await storage.put(`pages/${drawing}/${name}`, createReadStream(path), { size, type: 'image/webp' })
  }
}
