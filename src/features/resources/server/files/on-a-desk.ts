import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Uploads } from '#foundation/uploads/server/index.ts'

/** Calls `use` with a local copy of a stored file and an empty folder for results; deletes both afterwards. */
export async function withCopy<T>(
  { storage, arrivals }: Uploads,
  storage_key: string,
  use: (copy: string, folder: string) => Promise<T>,
): Promise<T> {
  await mkdir(arrivals, { recursive: true, mode: 0o700 })
  const desk = await mkdtemp(join(arrivals, 'desk-'))
  try {
    const [copy, folder] = [join(desk, 'copy'), join(desk, 'made')]
    await mkdir(folder)
    await pipeline(await storage.get(storage_key), createWriteStream(copy))
    return await use(copy, folder)
  } finally {
    await rm(desk, { recursive: true, force: true })
  }
}
