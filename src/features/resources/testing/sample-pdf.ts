import PDFDocument from 'pdfkit'

interface Wanted {
  pages?: number
  /** The size of the pages in points; A4 by default. */
  size?: [number, number]
  /** The colour of a square on the first page. */
  colour?: string
  password?: string
}

/** A PDF that can be rendered. */
export function pdfFile({
  pages = 1,
  size = [595.28, 841.89],
  colour,
  password,
}: Wanted = {}): Promise<Buffer> {
  const doc = new PDFDocument({ autoFirstPage: false, ...(password ? { userPassword: password } : {}) })
  const parts: Buffer[] = []
  doc.on('data', (part: Buffer) => parts.push(part))
  for (let page = 1; page <= pages; page += 1) {
    doc.addPage({ size, margin: 0 })
    doc.fillColor('#000').text(`Page ${page}`, 20, 20)
    if (page === 1 && colour) doc.rect(50, 50, 200, 200).fill(colour)
  }
  doc.end()
  return new Promise((resolve) => doc.on('end', () => resolve(Buffer.concat(parts))))
}
