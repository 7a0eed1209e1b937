import { statfs } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'

/**
 * The size and free space, in bytes, of the disk with this folder, even before the folder exists. NaN if no file system
 * answers, so that an unavailable folder passes neither for a full disk nor for an empty one.
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
