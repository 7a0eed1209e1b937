import { statfs } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'

/**
 * The disk that a folder is on, or will be on once it is made. In bytes; not a number where no file system answers, so
 * that a folder that is away neither passes for a full disk nor for an empty one.
 */
export async function freeDisk(folder: string): Promise<{ size: number; free: number }> {
  for (let path = resolve(folder); ; path = dirname(path)) {
    try {
      const { bsize, blocks, bavail } = await statfs(path)
      return { size: bsize * blocks, free: bsize * bavail }
    } catch (error) {
      const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT'
      if (!isMissing || path === dirname(path)) return { size: Number.NaN, free: Number.NaN }
    }
  }
}
