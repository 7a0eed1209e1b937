import { Piscina } from 'piscina'
import { openFairTurns } from '../limits/fair-turns.ts'
import { runWithin } from '../limits/run-within.ts'
import { workerFile } from '../limits/worker-file.ts'
import { FileIsDamaged } from '../pictures/pictures.errors.ts'
import type { PdfFacts, PdfPageJob } from './pdf-page-job.ts'

/** Renders pages of PDFs as pictures, by PDFium in its own thread. */
export interface PdfPages {
  /**
   * Writes the first pages into the folder, named by `pictureName`: as many as can be rendered in time. People take
   * turns (`FairTurns`).
   * @throws FileIsDamaged if it can't be opened without a password, has no page, or a page takes too long
   * @throws Overloaded
   */
  render(
    source: string,
    wanted: { person: number; folder: string; widths: readonly number[]; mostPages: number },
  ): Promise<PdfFacts>
  /** Writes a grey copy of the first pages to the path. @throws like `render` */
  copyInGrey(
    source: string,
    wanted: { person: number; path: string; title: string; mostPages: number },
  ): Promise<void>
  close(): Promise<void>
}

/** PDFium takes about 100 MB for a large page: one at a time, and its thread ends when nothing waits. */
const THREADS = 1
const MOST_WAITING = 100
const IDLE_MS = 10_000
/** Milliseconds after which no further page is started; thirty scanned ones take about 12 s. */
const ENOUGH_MS = 20_000
/** Milliseconds after which a PDF is given up, because others wait behind it. */
const LONGEST_MS = 30_000

export function openPdfPages({ enoughMs = ENOUGH_MS, longestMs = LONGEST_MS } = {}): PdfPages {
  const pool = new Piscina<PdfPageJob, PdfFacts | boolean | undefined>({
    filename: workerFile('pdf-page-worker', import.meta.url),
    minThreads: 0,
    maxThreads: THREADS,
    idleTimeout: IDLE_MS,
  })

  const turns = openFairTurns({ atOnce: THREADS, mostWaiting: MOST_WAITING })
  async function run(person: number, job: PdfPageJob): Promise<PdfFacts | true> {
    const answer = await turns.take(person, () =>
      runWithin(longestMs, pool, job).catch((error: unknown) => {
        if (isOfPdf(error)) return undefined
        throw error
      }),
    )
    if (!answer) throw new FileIsDamaged()
    return answer
  }

  return {
    render: async (source, { person, ...wanted }) =>
      (await run(person, { is: 'render', source, enoughMs, ...wanted })) as PdfFacts,
    copyInGrey: async (source, { person, ...wanted }) =>
      void (await run(person, { is: 'grey', source, ...wanted })),
    close: () => pool.destroy(),
  }
}

/** Any error inside PDFium, even running out of its own memory, means a bad PDF; errors of the disk don't. */
function isOfPdf(error: unknown): boolean {
  const { code } = error as { code?: unknown }
  return typeof code !== 'string' || code === 'ERR_WORKER_OUT_OF_MEMORY'
}
