import { fileURLToPath } from 'node:url'
import { Piscina } from 'piscina'
import { openFairTurns } from '../limits/fair-turns.ts'
import { runWithin } from '../limits/run-within.ts'
import { FileIsDamaged } from '../pictures/pictures.errors.ts'
import type { PdfFacts, PdfPageJob } from './pdf-page-job.ts'

/** Pages of PDFs as pictures, rendered in a thread of its own by PDFium. */
export interface PdfPages {
  /**
   * Writes the first pages into the folder, named by `pictureName`: as many as are rendered in time. People take turns
   * (`FairTurns`).
   * @throws FileIsDamaged where it can't be opened without a password, has no page, or a page takes too long
   * @throws Overloaded
   */
  render(
    source: string,
    wanted: { person: number; folder: string; widths: readonly number[]; mostPages: number },
  ): Promise<PdfFacts>
  /** Writes a copy of the first pages in grey to the path. @throws as `render` */
  copyInGrey(
    source: string,
    wanted: { person: number; path: string; title: string; mostPages: number },
  ): Promise<void>
  close(): Promise<void>
}

/** PDFium takes some 100 MB for a large page: one at a time, and its thread goes when nothing waits. */
const THREADS = 1
const MOST_WAITING = 100
const IDLE_MS = 10_000
/** Milliseconds after which no further page is begun; thirty scanned ones take some 12 s. */
const ENOUGH_MS = 20_000
/** Others wait behind a PDF that does nothing but take time. */
const LONGEST_MS = 30_000

export function openPdfPages({ enoughMs = ENOUGH_MS, longestMs = LONGEST_MS } = {}): PdfPages {
  const pool = new Piscina<PdfPageJob, PdfFacts | boolean | undefined>({
    filename: workerFile(),
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

/** Whatever PDFium stumbles over, its own memory's end too, is a fault of the PDF; the disk's faults are not. */
function isOfPdf(error: unknown): boolean {
  const { code } = error as { code?: unknown }
  return typeof code !== 'string' || code === 'ERR_WORKER_OUT_OF_MEMORY'
}

/**
 * The worker's file. It is beside this one in the source, and beside every chunk of the bundle as an entry of its
 * own.
 */
function workerFile(): string {
  const ending = import.meta.url.endsWith('.ts') ? 'ts' : 'js'
  return fileURLToPath(new URL(`./pdf-page-worker.${ending}`, import.meta.url))
}
