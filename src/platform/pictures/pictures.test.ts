import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPictures, type Pictures } from './pictures.ts'

let folder: string
let pictures: Pictures
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pankh-pictures-'))
  pictures = openPictures(folder)
})
afterAll(async () => {
  await pictures.close()
  expect(await readdir(folder)).toEqual([])
  await rm(folder, { recursive: true })
})

const INSIDE = { width: 100, height: 100, fit: 'inside' } as const
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c33' } })
const sizeOf = async (bytes: Uint8Array) => {
  const { format, width, height } = await sharp(bytes).metadata()
  return { format, width, height }
}

describe('a picture made anew', () => {
  it.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('comes from %s as WebP', async (format) => {
    const made = await pictures.makePicture(await plain(300, 150).toFormat(format).toBuffer(), INSIDE)
    expect(await sizeOf(made)).toEqual({ format: 'webp', width: 100, height: 50 })
  })

  it('fills a square where it is asked to', async () => {
    const square = { width: 96, height: 96, fit: 'cover' } as const
    const made = await pictures.makePicture(await plain(300, 20).png().toBuffer(), square)
    expect(await sizeOf(made)).toEqual({ format: 'webp', width: 96, height: 96 })
  })

  it('says nothing of where, when and by what it was taken, and stands upright', async () => {
    const sideways = await plain(300, 150)
      .withExif({ IFD0: { Copyright: 'Somebody', Orientation: '6' }, IFD3: { GPSLatitude: '12/1 58/1 0/1' } })
      .withIccProfile('p3')
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect((await sharp(sideways).metadata()).exif).toBeDefined()
    const made = await pictures.makePicture(sideways, INSIDE)
    const { exif, icc, xmp, orientation, width, height } = await sharp(made).metadata()
    expect({ exif, icc, xmp, orientation }).toEqual({})
    expect([width, height]).toEqual([50, 100])
  })

  it('is refused when it was cut', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
    const create = { width: 400, height: 400, channels: 3, background: '#000', noise } as const
    const whole = await sharp({ create }).jpeg().toBuffer()
    const cut = whole.subarray(0, whole.length / 2)
    await expect(pictures.makePicture(cut, INSIDE)).rejects.toMatchObject({ code: 'FileIsDamaged' })
  })

  it('tells its colours from far away, the lower row first; one that can be seen through tells none', async () => {
    const source = join(folder, 'source')
    const path = join(folder, 'made')
    const blurOf = async (picture: ReturnType<typeof sharp>) => {
      await picture.png().toFile(source)
      const [made] = await pictures.remake(source, [
        { path, width: 90, height: 60, fit: 'cover', tellsBlur: true },
      ])
      return [...(made?.blur ?? '')].map((digit) => Number.parseInt(digit, 16))
    }
    const sky = await plain(300, 100).tint('#3050f0').png().toBuffer()
    const blur = await blurOf(plain(300, 200).composite([{ input: sky, gravity: 'north' }]))
    expect(blur).toHaveLength(18)
    const [blue = 0, , red = 0] = blur
    expect(red).toBeGreaterThan(blue)
    const [upperBlue = 0, , upperRed = 0] = blur.slice(9)
    expect(upperBlue).toBeGreaterThan(upperRed)
    const glass = sharp({ create: { width: 90, height: 60, channels: 4, background: '#c338' } })
    expect(await blurOf(glass)).toEqual([])
    await Promise.all([rm(source), rm(path)])
  })

  it.each([
    [30_000, 30_000],
    [30_000, 10],
    [8_000, 5_001],
  ])('is refused at %i by %i pixels, by its head alone', async (width, height) => {
    await expect(pictures.makePicture(pngHead(width, height), INSIDE)).rejects.toMatchObject({
      code: 'PictureTooLarge',
    })
  })

  it.each([
    [
      'SVG',
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
    ],
    ['PPM', 'P3 1 1 255 9 9 9'],
    ['PDF', '%PDF-1.4\n%%EOF'],
  ])('is never made from %s', async (_, text) => {
    await expect(pictures.makePicture(Buffer.from(text), INSIDE)).rejects.toMatchObject({
      code: 'FileIsDamaged',
    })
  })
})

/** A PNG that says how large it is and ends there. */
function pngHead(width: number, height: number): Buffer {
  const head = Buffer.from('89504e470d0a1a0a0000000d494844520000000000000000080200000000000000', 'hex')
  head.writeUInt32BE(width, 16)
  head.writeUInt32BE(height, 20)
  return Buffer.concat([head, Buffer.from('0000000049444154', 'hex'), Buffer.alloc(4)])
}
