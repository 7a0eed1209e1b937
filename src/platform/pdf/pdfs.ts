import { fileURLToPath } from 'node:url'
import { Piscina } from 'piscina'
import type { PdfSheet } from './pdf-sheet.ts'

/** Draws PDFs in separate threads. */
export interface Pdfs {
  /** The bytes of a tagged PDF. Takes about 30 ms; others wait their turn. */
  draw(sheet: PdfSheet): Promise<Uint8Array>
  close(): Promise<void>
}

/** One thread works through batches while the other stays free for single sheets. */
const THREADS = 2
const MOST_WAITING = 200
const IDLE_MS = 30_000

export function openPdfs(): Pdfs {
  const pool = new Piscina<PdfSheet, Uint8Array>({
    filename: workerFile(),
    minThreads: 0,
    maxThreads: THREADS,
    maxQueue: MOST_WAITING,
    idleTimeout: IDLE_MS,
  })
  return {
    draw: (sheet) => pool.run(sheet),
    close: () => pool.destroy(),
  }
}

/** The worker's file: beside this one in the source, and beside every chunk of the bundle as a separate entry. */
function workerFile(): string {
  const ending = import.meta.url.endsWith('.ts') ? 'ts' : 'js'
  return fileURLToPath(new URL(`./pdf-worker.${ending}`, import.meta.url))
}
