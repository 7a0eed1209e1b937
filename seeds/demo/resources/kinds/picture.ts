import { PDFiumLibrary } from '@hyzyla/pdfium'
import sharp from 'sharp'

/** 130 dots an inch: sharp on a screen, and on paper at arm's length. */
const SCALE = 130 / 72

let library: Promise<PDFiumLibrary> | undefined

/** The pages of a PDF as pictures. */
export async function drawPictures(pdf: Buffer, format: 'png' | 'jpg'): Promise<Buffer[]> {
  library ??= PDFiumLibrary.init()
  const document = await (await library).loadDocument(pdf)
  try {
    const pictures: Buffer[] = []
    for (const page of document.pages()) {
      const { data, width, height } = await page.render({ scale: SCALE, render: 'bitmap' })
      // Pdfium answers blue first.
      const picture = sharp(data, { raw: { width, height, channels: 4 } }).flatten({ background: '#ffffff' })
      const encoded = format === 'png' ? picture.png({ compressionLevel: 9 }) : picture.jpeg({ quality: 82 })
      pictures.push(await encoded.toBuffer())
    }
    return pictures
  } finally {
    document.destroy()
  }
}
