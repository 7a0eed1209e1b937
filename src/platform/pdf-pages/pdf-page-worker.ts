import { readFile } from 'node:fs/promises'
import { constants, platform, setPriority } from 'node:os'
import sharp from 'sharp'
import { copyInGrey } from './copy-in-grey.ts'
import { withPdf } from './open-pdf.ts'
import type { PdfPageAnswer, PdfPageJob } from './pdf-page-job.ts'
import { renderPages } from './render-pages.ts'

// On Linux this is the thread's own priority: pages that people wait for go first.
if (platform() === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
sharp.concurrency(1)
sharp.cache(false)
// PDFium prints errors of damaged files there; the answer already reports the damage.
console.error = () => undefined

/** Runs in its own thread, which is ended if a PDF takes too long. */
export default async function workOnPdf(job: PdfPageJob): Promise<PdfPageAnswer | boolean> {
  const bytes = await readFile(job.source)
  if (job.is === 'render') return withPdf(bytes, (pdf) => renderPages(pdf, job))
  return (
    (await withPdf(bytes, async (pdf) => {
      await copyInGrey(pdf, job)
      return true
    })) ?? false
  )
}
