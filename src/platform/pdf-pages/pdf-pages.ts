import { fileURLToPath } from 'node:url'
import { Piscina } from 'piscina'
import { Overloaded } from '../errors/overloaded.ts'
import { FileIsDamaged } from '../pictures/pictures.errors.ts'
import type { PdfFacts, PdfPageJob } from './pdf-page-job.ts'

/** Pages of PDFs as pictures, drawn in a thread of its own by PDFium. */
export interface PdfPages {
  /**
   * Writes the first pages into the folder, named by `pictureName`.
   * @throws FileIsDamaged where it can't be opened without a password, has no page, or takes too long
   */
  draw(
    source: string,
    wanted: { folder: string; widths: readonly number[]; mostPages: number },
  ): Promise<PdfFacts>
  /** Writes a copy of the first pages in grey to the path. @throws as `draw` */
  copyInGrey(source: string, wanted: { path: string; title: string; mostPages: number }): Promise<void>
  close(): Promise<void>
}

/** PDFium takes some 100 MB for a large page: one at a time, and its thread goes when nothing waits. */
const THREADS = 1
const MOST_WAITING = 100
const IDLE_MS = 10_000
const LONGEST_MS = 120_000

export function openPdfPages({ longestMs = LONGEST_MS } = {}): PdfPages {
  const pool = new Piscina<PdfPageJob, PdfFacts | boolean | undefined>({
    filename: workerFile(),
    minThreads: 0,
    maxThreads: THREADS,
    idleTimeout: IDLE_MS,
  })

  /** The time runs from when the thread begins: an abort ends the thread with whatever it is caught in. */
  async function run(job: PdfPageJob): Promise<PdfFacts | true> {
    const answer = await inTurn(() => {
      const limit = new AbortController()
      const timer = setTimeout(() => limit.abort(), longestMs)
      return pool
        .run(job, { signal: limit.signal })
        .catch((error: unknown) => {
          if (limit.signal.aborted || isOfPdf(error)) return undefined
          throw error
        })
        .finally(() => clearTimeout(timer))
    })
    if (!answer) throw new FileIsDamaged()
    return answer
  }

  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (waiting >= MOST_WAITING) throw new Overloaded()
    waiting += 1
    const next = last.then(work).finally(() => {
      waiting -= 1
    })
    last = next.catch(() => undefined)
    return next
  }

  return {
    draw: async (source, wanted) => (await run({ is: 'draw', source, ...wanted })) as PdfFacts,
    copyInGrey: async (source, wanted) => void (await run({ is: 'grey', source, ...wanted })),
    close: () => pool.destroy(),
  }
}

/** Whatever PDFium stumbles over, its own memory's end too, is a fault of the PDF; the disk's faults are not. */
function isOfPdf(error: unknown): boolean {
  const { code } = error as { code?: unknown }
  return typeof code !== 'string' || code === 'ERR_WORKER_OUT_OF_MEMORY'
}

/** Beside this file in the source; beside every chunk of the bundle, which has it as an entry of its own. */
function workerFile(): string {
  const ending = import.meta.url.endsWith('.ts') ? 'ts' : 'js'
  return fileURLToPath(new URL(`./pdf-page-worker.${ending}`, import.meta.url))
}
