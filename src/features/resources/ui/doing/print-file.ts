import type { ResourceFile } from '../../resource-details.contract.ts'
import { openPdf } from '../viewer/pdf/open-pdf.ts'

type Printed = Pick<ResourceFile, 'kind' | 'print'> & { address: string }

/** Dots per inch: sharp enough for small print, and small enough for a phone's memory. */
const DOTS = 200
const POINTS_AN_INCH = 72
const A4 = { page_width: 210, page_height: 297 }

const CONTAINER = 'printed-file'

/** Opens the print dialog with only the pages of a PDF, or a picture. */
export async function printFile({ address, kind, print }: Printed): Promise<void> {
  document.getElementById(CONTAINER)?.remove()
  const pages = kind === 'pdf' ? await picturesOf(address) : [address]
  const container = document.createElement('div')
  container.id = CONTAINER
  const style = document.createElement('style')
  style.textContent = styleFor(print ?? A4)
  container.append(style, ...(await Promise.all(pages.map(loaded))))
  document.body.append(container)
  addEventListener(
    'afterprint',
    () => {
      container.remove()
      for (const page of pages) URL.revokeObjectURL(page)
    },
    { once: true },
  )
  window.print()
}

/** Each page of a PDF as a picture, because browsers only print a PDF from its own window. */
async function picturesOf(address: string): Promise<string[]> {
  const task = openPdf(address)
  try {
    const pdf = await task.promise
    const pictures: string[] = []
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number)
      const viewport = page.getViewport({ scale: DOTS / POINTS_AN_INCH })
      const canvas = document.createElement('canvas')
      canvas.width = Math.floor(viewport.width)
      canvas.height = Math.floor(viewport.height)
      await page.render({ canvas, viewport, intent: 'print' }).promise
      const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve))
      if (!picture) throw new Error(`page ${number} could not be rendered`)
      pictures.push(URL.createObjectURL(picture))
      canvas.width = 0
    }
    return pictures
  } finally {
    void task.destroy()
  }
}

async function loaded(source: string): Promise<HTMLImageElement> {
  const picture = new Image()
  picture.src = source
  await picture.decode()
  return picture
}

/**
 * Sets the paper to the file's own size without a margin, as the pages include theirs; slightly smaller, to avoid an
 * empty page.
 */
const styleFor = ({ page_width, page_height }: { page_width: number; page_height: number }) => `
  @media screen { #${CONTAINER} { display: none } }
  @media print {
    @page { size: ${page_width}mm ${page_height}mm; margin: 0 }
    body > :not(#${CONTAINER}) { display: none !important }
    #${CONTAINER} img {
      display: block; inline-size: 100%; block-size: ${page_height - 1}mm; object-fit: contain; break-after: page;
    }
    #${CONTAINER} img:last-child { break-after: auto }
  }`
