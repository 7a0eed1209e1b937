import { Piscina } from 'piscina'
import { openFairTurns } from '../limits/fair-turns.ts'
import { workerFile } from '../limits/worker-file.ts'
import type { PdfSheet } from './pdf-sheet.ts'

/** Draws PDFs in separate threads. */
export interface Pdfs {
  /**
   * The bytes of a tagged PDF. Takes about 30 ms; people take turns (`FairTurns`). Jobs name no person: they draw one
   * after another, and are never refused.
   * @throws Overloaded
   */
  draw(sheet: PdfSheet, wanted?: { person?: number | undefined }): Promise<Uint8Array>
  close(): Promise<void>
}

/** All visitors together take turns as one person. */
export const VISITORS = 0

/** One thread works through batches while the other stays free for single sheets. */
const THREADS = 2
/** The last of so many waits about six seconds. */
const MOST_WAITING = 400
const IDLE_MS = 30_000

export function openPdfs(): Pdfs {
  const pool = new Piscina<PdfSheet, Uint8Array>({
    filename: workerFile('pdf-worker', import.meta.url),
    minThreads: 0,
    maxThreads: THREADS,
    idleTimeout: IDLE_MS,
  })
  const turns = openFairTurns({ atOnce: THREADS, mostWaiting: MOST_WAITING })
  return {
    draw: (sheet, { person } = {}) =>
      person === undefined ? pool.run(sheet) : turns.take(person, () => pool.run(sheet)),
    close: () => pool.destroy(),
  }
}
