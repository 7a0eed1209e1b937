import { Piscina } from 'piscina'
import { openFairTurns } from '../limits/fair-turns.ts'
import { runWithin } from '../limits/run-within.ts'
import { workerFile } from '../limits/worker-file.ts'
import type { PictureAnswer, PictureJob, PictureOutput, PictureSize } from './picture-job.ts'
import { FileIsDamaged, PictureTooLarge } from './pictures.errors.ts'

/**
 * Processes pictures in separate threads, so that the event loop never decodes. Accepts JPEG, PNG, WebP, AVIF and GIF.
 */
export interface Pictures {
  /**
   * Rewrites the picture without metadata and the right way up, as WebP or in its own format. People take turns
   * (`FairTurns`).
   * @returns the sizes, in the order of `outputs`
   * @throws PictureTooLarge over 40 megapixels, 100 in all frames, or 16,383 pixels on a side
   * @throws FileIsDamaged if it can't be decoded completely, or in time
   * @throws Overloaded
   */
  remake(
    source: string,
    wanted: { person: number; outputs: readonly PictureOutput[] },
  ): Promise<PictureSize[]>
  close(): Promise<void>
}

/** A 40-megapixel picture takes about 300 MB to process: two at a time, the others wait. */
const THREADS = 2
const MOST_WAITING = 100
const IDLE_MS = 30_000
/** How long one file may take in all its sizes, in milliseconds. */
const LONGEST_MS = 20_000

export function openPictures({ longestMs = LONGEST_MS } = {}): Pictures {
  const pool = new Piscina<PictureJob, PictureAnswer>({
    filename: workerFile('picture-worker', import.meta.url),
    minThreads: 0,
    maxThreads: THREADS,
    idleTimeout: IDLE_MS,
  })

  const turns = openFairTurns({ atOnce: THREADS, mostWaiting: MOST_WAITING })

  return {
    async remake(source, { person, outputs }) {
      const answer = await turns.take(person, () => runWithin(longestMs, pool, { source, outputs }))
      if (answer?.is === 'made') return answer.sizes
      throw answer?.is === 'too large' ? new PictureTooLarge() : new FileIsDamaged()
    },
    close: () => pool.destroy(),
  }
}
