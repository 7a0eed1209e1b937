import { join } from 'node:path'
import sharp from 'sharp'
import type { OpenPdf } from './open-pdf.ts'
import { fitsA4, renderSize, type Size, showsColour } from './page-bitmap.ts'
import { type PdfFacts, type PdfPageAnswer, pictureName } from './pdf-page-job.ts'

const MM_PER_POINT = 25.4 / 72

interface Wanted {
  folder: string
  /** The widths in pixels. The widest is rendered, and the others are scaled down from it. */
  widths: readonly number[]
  mostPages: number
  /** Milliseconds after which no further page is started. */
  enoughMs: number
}

/** Writes each page in each width as WebP, with one page in memory at a time. */
export async function renderPages(
  pdf: OpenPdf,
  { folder, widths, mostPages, enoughMs }: Wanted,
): Promise<PdfPageAnswer> {
  const until = performance.now() + enoughMs
  const [first] = pdf.sizes
  if (!first) return undefined
  const facts: PdfFacts = {
    page_count: pdf.pageCount,
    drawn_pages: 0,
    page_width: round(first.width * MM_PER_POINT),
    page_height: round(first.height * MM_PER_POINT),
    fits_a4: pdf.sizes.every(({ width, height }) =>
      fitsA4({ width: width * MM_PER_POINT, height: height * MM_PER_POINT }),
    ),
    has_colour: false,
  }
  for (let page = 0; page < Math.min(pdf.sizes.length, mostPages); page += 1) {
    if (page > 0 && performance.now() > until) break
    const size = renderSize(pdf.sizes[page] ?? first, Math.max(...widths))
    const pixels = await pdf.renderInColour(page, size)
    facts.has_colour ||= showsColour(pixels)
    for (const width of widths)
      await writePicture(join(folder, pictureName(page + 1, width)), { pixels, size, width })
    facts.drawn_pages = page + 1
  }
  return facts
}

async function writePicture(
  path: string,
  { pixels, size, width }: { pixels: Uint8Array; size: Size; width: number },
): Promise<void> {
  await sharp(pixels, { raw: { ...size, channels: 4 } })
    .removeAlpha()
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: 82 })
    .toFile(path)
}

const round = (millimetres: number) => Math.round(millimetres * 10) / 10
