import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import PDFDocument from 'pdfkit'
import sharp from 'sharp'
import type { OpenPdf } from './open-pdf.ts'
import { renderSize, type Size } from './page-bitmap.ts'

const DOTS_PER_POINT = 150 / 72

/** Writes a PDF with grey pictures of the first pages, each in its original size. */
export async function copyInGrey(
  pdf: OpenPdf,
  { path, title, mostPages }: { path: string; title: string; mostPages: number },
): Promise<void> {
  const doc = new PDFDocument({ autoFirstPage: false, margin: 0, displayTitle: true, info: { Title: title } })
  const written = pipeline(doc, createWriteStream(path))
  try {
    for (const [page, size] of pdf.sizes.slice(0, mostPages).entries())
      await addPage(doc, pdf, { page, size })
    doc.end()
  } catch (error) {
    doc.destroy()
    await written.catch(() => undefined)
    throw error
  }
  await written
}

async function addPage(
  doc: PDFKit.PDFDocument,
  pdf: OpenPdf,
  { page, size }: { page: number; size: Size },
): Promise<void> {
  const rendered = renderSize(size, Math.ceil(size.width * DOTS_PER_POINT))
  const pixels = await pdf.renderInGrey(page, rendered)
  const picture = await sharp(pixels, { raw: { ...rendered, channels: 1 } })
    .toColourspace('b-w')
    .jpeg({ quality: 80 })
    .toBuffer()
  doc.addPage({ size: [size.width, size.height], margin: 0 })
  doc.image(picture, 0, 0, { width: size.width, height: size.height })
}
