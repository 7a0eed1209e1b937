import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Piscina } from 'piscina'
import type { PictureAnswer, PictureJob, PictureOutput, PictureSize } from './picture-job.ts'
import { FileIsDamaged, PictureTooLarge } from './pictures.errors.ts'

export type PictureShape = Required<Pick<PictureOutput, 'width' | 'height' | 'fit'>>

/** Picture work in threads of its own: the event loop never decodes. JPEG, PNG, WebP, AVIF and GIF (first frame) in. */
export interface Pictures {
  /**
   * Writes the picture anew as WebP files: without metadata, the right way up.
   * @returns their sizes, in the order of `outputs`
   * @throws PictureTooLarge over 40 megapixels or 16,383 pixels on a side
   * @throws FileIsDamaged when it can't be decoded to its end
   */
  remake(source: string, outputs: readonly PictureOutput[]): Promise<PictureSize[]>
  /** One picture from bytes to bytes, in the shape asked for. @throws as `remake` */
  makePicture(bytes: Uint8Array, shape: PictureShape): Promise<Uint8Array>
  close(): Promise<void>
}

/** A picture of 40 megapixels takes some 300 MB while it is made: two at a time, the others wait. */
const THREADS = 2
const MOST_WAITING = 100
const IDLE_MS = 30_000

/** @param folder where pictures lie while they are made; emptied by whoever makes them */
export function openPictures(folder: string): Pictures {
  const pool = new Piscina<PictureJob, PictureAnswer>({
    filename: workerFile(),
    minThreads: 0,
    maxThreads: THREADS,
    maxQueue: MOST_WAITING,
    idleTimeout: IDLE_MS,
  })

  async function remake(source: string, outputs: readonly PictureOutput[]): Promise<PictureSize[]> {
    const answer = await pool.run({ source, outputs })
    if (answer.is === 'made') return answer.sizes
    throw answer.is === 'damaged' ? new FileIsDamaged() : new PictureTooLarge()
  }

  return {
    remake,
    async makePicture(bytes, shape) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const desk = await mkdtemp(join(folder, 'picture-'))
      const [source, made] = [join(desk, randomUUID()), join(desk, randomUUID())]
      try {
        await writeFile(source, bytes)
        await remake(source, [{ path: made, ...shape }])
        return await readFile(made)
      } finally {
        await rm(desk, { recursive: true, force: true })
      }
    },
    close: () => pool.destroy(),
  }
}

/** Beside this file in the source; beside every chunk of the bundle, which has it as an entry of its own. */
function workerFile(): string {
  const ending = import.meta.url.endsWith('.ts') ? 'ts' : 'js'
  return fileURLToPath(new URL(`./picture-worker.${ending}`, import.meta.url))
}
