import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { pictureFrames } from '#tests/support/picture-frames.ts'
import type { PictureOutput } from './picture-job.ts'
import { openPictures, type Pictures } from './pictures.ts'

let folder: string
let pictures: Pictures
beforeAll(() => {
  pictures = openPictures()
})
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pankh-pictures-'))
})
afterEach(() => rm(folder, { recursive: true }))
afterAll(() => pictures.close())

const INSIDE = { width: 100, height: 100, fit: 'inside' } as const
/** Processes one picture, bytes in and bytes out. */
async function makePicture(
  bytes: Uint8Array,
  shape: Omit<PictureOutput, 'path'> = INSIDE,
  { by = pictures, person = 1 } = {},
): Promise<Uint8Array> {
  const desk = await mkdtemp(join(folder, 'desk-'))
  const [source, path] = [join(desk, 'source'), join(desk, 'made')]
  await writeFile(source, bytes)
  await by.remake(source, { person, outputs: [{ path, ...shape }] })
  return readFile(path)
}
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c33' } })
const sizeOf = async (bytes: Uint8Array) => {
  const { format, width, height } = await sharp(bytes).metadata()
  return { format, width, height }
}

describe('a picture made anew', () => {
  it.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('comes from %s as WebP', async (format) => {
    const made = await makePicture(await plain(300, 150).toFormat(format).toBuffer(), INSIDE)
    expect(await sizeOf(made)).toEqual({ format: 'webp', width: 100, height: 50 })
  })

  it.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('stays %s for a download', async (format) => {
    const came = await plain(300, 150)
      .withExif({ IFD3: { GPSLatitude: '12/1 58/1 0/1' } })
      .toFormat(format)
      .toBuffer()
    const made = await makePicture(came, { isOwnKind: true })
    const was = format === 'avif' ? 'heif' : format
    expect(await sizeOf(made)).toEqual({ format: was, width: 300, height: 150 })
    expect((await sharp(made).metadata()).exif).toBeUndefined()
  })

  it.each(['gif', 'webp'] as const)('moves on as %s, and stands still in a preview', async (format) => {
    const frames = await pictureFrames(['#c33', '#3c3', '#33c'], { width: 120, height: 80 })
    const moving = sharp(frames, { join: { animated: true } })
    const came = await moving.toFormat(format, { delay: [100, 200, 300], loop: 0 }).toBuffer()
    const source = join(folder, 'source')
    const [own, preview] = [join(folder, 'own'), join(folder, 'preview')]
    await writeFile(source, came)
    const outputs: PictureOutput[] = [
      { path: own, isOwnKind: true },
      { path: preview, width: 60 },
    ]
    expect(await pictures.remake(source, { person: 1, outputs })).toMatchObject([
      { width: 120, height: 80 },
      { width: 60, height: 40 },
    ])
    expect(await sharp(own).metadata()).toMatchObject({ format, pages: 3, delay: [100, 200, 300], loop: 0 })
    expect((await sharp(preview).metadata()).pages ?? 1).toBe(1)
  })

  it('is refused where its frames are too many pixels in all', async () => {
    const two = await pictureFrames(['#c33', '#3c3'], { width: 4_000, height: 3_000 })
    const many = Array.from({ length: 5 }, () => two).flat()
    const came = await sharp(many, { join: { animated: true } })
      .gif({ effort: 1 })
      .toBuffer()
    await expect(makePicture(came, { isOwnKind: true })).rejects.toMatchObject({ code: 'PictureTooLarge' })
  })

  it('fills a square where it is asked to', async () => {
    const square = { width: 96, height: 96, fit: 'cover' } as const
    const made = await makePicture(await plain(300, 20).png().toBuffer(), square)
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
    const made = await makePicture(sideways, INSIDE)
    const { exif, icc, xmp, orientation, width, height } = await sharp(made).metadata()
    expect({ exif, icc, xmp, orientation }).toEqual({})
    expect([width, height]).toEqual([50, 100])
  })

  it('is refused when it was cut', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
    const create = { width: 400, height: 400, channels: 3, background: '#000', noise } as const
    const whole = await sharp({ create }).jpeg().toBuffer()
    const cut = whole.subarray(0, whole.length / 2)
    await expect(makePicture(cut, INSIDE)).rejects.toMatchObject({ code: 'FileIsDamaged' })
  })

  it('tells its colours from far away, the lower row first; one that can be seen through tells none', async () => {
    const blurOf = async (name: string, picture: ReturnType<typeof sharp>) => {
      // Each has its own files, because sharp caches by name.
      const source = join(folder, name)
      await picture.png().toFile(source)
      const [made] = await pictures.remake(source, {
        person: 1,
        outputs: [{ path: `${source}-made`, width: 90, height: 60, fit: 'cover', tellsBlur: true }],
      })
      return [...(made?.blur ?? '')].map((digit) => Number.parseInt(digit, 16))
    }
    const sky = await plain(300, 100).tint('#3050f0').png().toBuffer()
    const blur = await blurOf('sky', plain(300, 200).composite([{ input: sky, gravity: 'north' }]))
    expect(blur).toHaveLength(18)
    const [blue = 0, , red = 0] = blur
    expect(red).toBeGreaterThan(blue)
    const [upperBlue = 0, , upperRed = 0] = blur.slice(9)
    expect(upperBlue).toBeGreaterThan(upperRed)
    const glass = sharp({ create: { width: 90, height: 60, channels: 4, background: '#c338' } })
    expect(await blurOf('glass', glass)).toEqual([])
  })

  it.each([
    [30_000, 30_000],
    [30_000, 10],
    [8_000, 5_001],
  ])('is refused at %i by %i pixels, by its head alone', async (width, height) => {
    await expect(makePicture(pngHead(width, height), INSIDE)).rejects.toMatchObject({
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
    await expect(makePicture(Buffer.from(text), INSIDE)).rejects.toMatchObject({
      code: 'FileIsDamaged',
    })
  })
})

describe('a picture that takes long', () => {
  /** A few kilobytes that decode to 40 megapixels. */
  const bomb = () => plain(8_000, 5_000).png({ compressionLevel: 9 }).toBuffer()

  it('is given up, and its thread is back for the next', async () => {
    const hurried = openPictures({ longestMs: 300 })
    const given = makePicture(await bomb(), {}, { by: hurried })
    await expect(given).rejects.toMatchObject({ code: 'FileIsDamaged' })
    await hurried.close()
    const small = await plain(300, 150).png().toBuffer()
    expect(await sizeOf(await makePicture(small))).toMatchObject({ width: 100 })
  })
})

/** A PNG that ends after its header. */
function pngHead(width: number, height: number): Buffer {
  const head = Buffer.from('89504e470d0a1a0a0000000d494844520000000000000000080200000000000000', 'hex')
  head.writeUInt32BE(width, 16)
  head.writeUInt32BE(height, 20)
  return Buffer.concat([head, Buffer.from('0000000049444154', 'hex'), Buffer.alloc(4)])
}
