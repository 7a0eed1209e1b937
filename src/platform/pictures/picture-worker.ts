import sharp from 'sharp'
import {
  LONGEST_SIDE,
  MOST_PIXELS,
  type PictureAnswer,
  type PictureJob,
  type PictureOutput,
  type PictureSize,
} from './picture-job.ts'

const SECONDS = 30

// Each thread makes one picture at a time and remembers none, so that memory has a ceiling.
sharp.concurrency(1)
sharp.cache(false)
// Formats that run code or fetch things (SVG, PDF, ImageMagick's) are never opened, whatever the caller believed.
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

/** Runs in a thread: decodes once for each size, writes WebP without metadata, turned the right way up. */
export default async function makePictures({ source, outputs }: PictureJob): Promise<PictureAnswer> {
  try {
    if (await isTooLarge(source)) return { is: 'too large' }
    const sizes = []
    for (const output of outputs) sizes.push(await make(source, output))
    return { is: 'made', sizes }
  } catch (error) {
    // Whatever the decoder stumbles over is a fault of the picture; the disk's own faults are not.
    if ((error as { code?: string }).code !== undefined) throw error
    return { is: 'damaged' }
  }
}

async function isTooLarge(source: string): Promise<boolean> {
  const { width, height } = await sharp(source, { limitInputPixels: false }).metadata()
  return width * height > MOST_PIXELS || Math.max(width, height) > LONGEST_SIDE
}

async function make(
  source: string,
  { path, width, height, fit = 'inside', tellsBlur = false }: PictureOutput,
): Promise<PictureSize> {
  const picture = sharp(source, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
  picture.autoOrient()
  if (width !== undefined || height !== undefined) {
    picture.resize({ width, height, fit, withoutEnlargement: fit === 'inside' })
  }
  const made = await picture.webp({ quality: 82 }).timeout({ seconds: SECONDS }).toFile(path)
  return {
    width: made.width,
    height: made.height,
    bytes: made.size,
    blur: tellsBlur ? await blurOf(path) : '',
  }
}

/** By what was made, which is smaller than what came. */
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
