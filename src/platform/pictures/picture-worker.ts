import sharp, { type Sharp } from 'sharp'
import {
  LONGEST_SIDE,
  MOST_MOVING_PIXELS,
  MOST_PIXELS,
  type PictureAnswer,
  type PictureJob,
  type PictureOutput,
  type PictureSize,
} from './picture-job.ts'

/**
 * The library's own limit, shorter than the one for the whole file: ending a thread waits for what the library is
 * doing.
 */
const SECONDS = 15

// Each thread makes one picture at a time and caches none, which limits memory.
sharp.concurrency(1)
sharp.cache(false)
// Formats that run code or fetch resources (SVG, PDF, ImageMagick's) are never opened, whatever the caller claims.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadWebp',
    'VipsForeignLoadHeif',
    'VipsForeignLoadNsgif',
  ],
})

/** Runs in a thread: decodes once for each size, and writes it without metadata, turned the right way up. */
export default async function makePictures({ source, outputs }: PictureJob): Promise<PictureAnswer> {
  try {
    if (await isTooLarge(source)) return { is: 'too large' }
    const sizes = []
    for (const output of outputs) sizes.push(await make(source, output))
    return { is: 'made', sizes }
  } catch (error) {
    // Any decoder error is a fault of the picture; disk errors are not.
    if ((error as { code?: string }).code !== undefined) throw error
    return { is: 'damaged' }
  }
}

async function isTooLarge(source: string): Promise<boolean> {
  const { width, height, pages = 1 } = await sharp(source, { limitInputPixels: false }).metadata()
  const pixels = width * height
  return pixels > MOST_PIXELS || pixels * pages > MOST_MOVING_PIXELS || Math.max(width, height) > LONGEST_SIDE
}

async function make(
  source: string,
  { path, width, height, fit = 'inside', tellsBlur = false, isOwnKind = false }: PictureOutput,
): Promise<PictureSize> {
  const limitInputPixels = isOwnKind ? MOST_MOVING_PIXELS : MOST_PIXELS
  const picture = sharp(source, { limitInputPixels, failOn: 'error', animated: isOwnKind })
  picture.autoOrient()
  if (width !== undefined || height !== undefined) {
    picture.resize({ width, height, fit, withoutEnlargement: fit === 'inside' })
  }
  const written = isOwnKind ? await inOwnKind(picture) : picture.webp({ quality: 82 })
  const made = await written.timeout({ seconds: SECONDS }).toFile(path)
  return {
    width: made.width,
    // Frames of an animation are stacked vertically.
    height: made.pageHeight ?? made.height,
    bytes: made.size,
    blur: tellsBlur ? await blurOf(path) : '',
  }
}

/** Close to the original, since it may be printed; with low effort, since others wait. */
async function inOwnKind(picture: Sharp): Promise<Sharp> {
  switch ((await picture.metadata()).format) {
    case 'jpeg':
      return picture.jpeg({ quality: 90 })
    case 'png':
      return picture.png()
    case 'gif':
      return picture.gif()
    case 'heif':
      return picture.avif({ quality: 65, effort: 1 })
    default:
      return picture.webp({ quality: 90 })
  }
}

/** The small blurred preview, made from the written picture, which is smaller than the original. */
async function blurOf(path: string): Promise<string> {
  const { data, info } = await sharp(path)
    .resize({ width: 3, height: 2, fit: 'fill' })
    .flip()
    .raw()
    .toBuffer({ resolveWithObject: true })
  if (info.channels !== 3) return ''
  const pixels = [0, 3, 6, 9, 12, 15].map((at) => [...data.subarray(at, at + 3)].toReversed())
  return pixels
    .flat()
    .map((value) => Math.round(value / 17).toString(16))
    .join('')
}
