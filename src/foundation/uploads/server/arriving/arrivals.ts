import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { fileTypeFromBuffer } from 'file-type'
import { DAY_MS } from '#contract/durations.ts'
import { MOST_BYTES, MOST_VIDEO_BYTES } from '../../uploads.contract.ts'
import { kindOf } from '../checking/file-kinds.ts'
import { FileTooLarge } from '../uploads.errors.ts'

/** The bytes that `file-type` needs. */
const HEAD_BYTES = 4_100

export interface Arrival {
  path: string
  size: number
}

/**
 * Receives a file, complete or not, in a local folder and deletes it after `use`, whatever happens.
 * @throws FileTooLarge as soon as it exceeds the limit
 */
export async function withArrival<T>(
  folder: string,
  bytes: Readable,
  use: (arrival: Arrival) => Promise<T>,
): Promise<T> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, randomUUID())
  try {
    await pipeline(bytes, withinLimit, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
    return await use({ path, size: (await stat(path)).size })
  } finally {
    await rm(path, { force: true })
  }
}

export function mostBytesOf(kind: string | undefined): number {
  return kind === 'video' ? MOST_VIDEO_BYTES : MOST_BYTES
}

/** Passes bytes on up to the limit. The first ones tell whether it's a video, which may be larger. */
async function* withinLimit(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let head = Buffer.alloc(0)
  let size = 0
  let most: number | undefined
  for await (const chunk of bytes) {
    size += chunk.length
    if (most === undefined) {
      head = Buffer.concat([head, chunk])
      if (head.length >= HEAD_BYTES) {
        most = mostBytesOf(kindOf((await fileTypeFromBuffer(head.subarray(0, HEAD_BYTES)))?.mime)?.kind)
      }
    }
    if (most !== undefined && size > most) throw new FileTooLarge(most)
    yield chunk
  }
}

/** Deletes incomplete files that a stopped process or a person left behind a day ago. */
export async function sweepArrivals(folder: string, now: Date): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true }).catch(() => [])) {
    const path = join(entry.parentPath, entry.name)
    const facts = entry.isFile() ? await stat(path).catch(() => undefined) : undefined
    if (facts && now.getTime() - facts.mtimeMs > DAY_MS) await rm(path, { force: true })
  }
}
