import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { openPictures } from './pictures.ts'

describe('a picture that takes long', () => {
  it('keeps its own person waiting, and nobody else', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'pankh-pictures-'))
    const pictures = openPictures({ longestMs: 60_000 })
    const written = async (width: number, height: number) => {
      const path = join(folder, `${width}.png`)
      const create = { width, height, channels: 3, background: '#c33' } as const
      await writeFile(path, await sharp({ create }).png({ compressionLevel: 9 }).toBuffer())
      return path
    }
    // A few kilobytes that decode to 40 megapixels.
    const [large, small] = [await written(8_000, 5_000), await written(300, 150)]
    const ended: string[] = []
    const theirs = Array.from({ length: 4 }, (_, at) =>
      pictures
        .remake(large, { person: 1, outputs: [{ path: join(folder, `theirs-${at}`) }] })
        .then(() => ended.push('theirs')),
    )
    await pictures
      .remake(small, { person: 2, outputs: [{ path: join(folder, 'mine'), width: 100 }] })
      .then(() => ended.push('mine'))
    expect(ended.length).toBeLessThan(3)
    await Promise.all(theirs)
    await pictures.close()
    await rm(folder, { recursive: true })
  })
})
