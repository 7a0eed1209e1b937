import type * as fontkit from 'fontkit'
import PDFDocument from 'pdfkit'
import QRCode from 'qrcode'
import { drawableText } from './drawable-text.ts'
import { fitText, LEADING } from './fit-text.ts'
import { openFont } from './open-font.ts'
import {
  type PdfFont,
  type PdfPath,
  type PdfQr,
  type PdfSheet,
  type PdfText,
  SHEET_HEIGHT,
  SHEET_WIDTH,
} from './pdf-sheet.ts'

type Doc = PDFKit.PDFDocument

const fonts: Record<PdfFont, fontkit.Font> = {
  head: openFont('baloo-2/700Bold/Baloo2_700Bold.ttf'),
  text: openFont('noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf'),
}

/** How far the baseline is below the middle of a line, as a share of the size. */
const BASELINE = 0.3

/** Tagged pages as PDF 1.7, following PDF/UA: title, language, reading order, text alternatives for pictures. */
export async function drawSheet(sheet: PdfSheet): Promise<Uint8Array> {
  const doc = new PDFDocument({
    size: sheet.is_upright ? [SHEET_HEIGHT, SHEET_WIDTH] : [SHEET_WIDTH, SHEET_HEIGHT],
    margin: 0,
    pdfVersion: '1.7',
    subset: 'PDF/UA' as never,
    tagged: true,
    displayTitle: true,
    lang: sheet.language,
    info: { Title: sheet.title, Author: sheet.author, CreationDate: sheet.made_at, ModDate: sheet.made_at },
    // PDF/UA requires embedded fonts; the built-in default is not embedded.
    font: null as never,
  })
  const written = collect(doc)
  for (const [name, font] of Object.entries(fonts)) doc.registerFont(name, font as never)
  const root = doc.struct('Document', { lang: sheet.language })
  doc.addStructure(root)
  for (const [index, elements] of [sheet.elements, ...(sheet.more_pages ?? [])].entries()) {
    if (index > 0) doc.addPage()
    drawPage(doc, root, { elements, background: sheet.background })
  }
  root.end()
  doc.end()
  return written
}

function drawPage(
  doc: Doc,
  root: PDFKit.PDFStructureElement,
  { elements, background }: Pick<PdfSheet, 'elements' | 'background'>,
): void {
  asDecoration(doc, () => doc.rect(0, 0, doc.page.width, doc.page.height).fill(background))
  for (const element of elements) {
    if (element.kind === 'path') asDecoration(doc, () => drawPath(doc, element))
  }
  for (const element of elements) {
    if (element.kind === 'text')
      root.add(doc.struct(element.role, { lang: element.language }, () => drawText(doc, element)))
    if (element.kind === 'qr') root.add(doc.struct('Figure', figureOf(element), () => drawQr(doc, element)))
  }
}

function collect(doc: Doc): Promise<Uint8Array> {
  const parts: Buffer[] = []
  return new Promise((resolve, reject) => {
    doc.on('data', (part: Buffer) => parts.push(part))
    doc.on('end', () => resolve(new Uint8Array(Buffer.concat(parts))))
    doc.on('error', reject)
  })
}

function asDecoration(doc: Doc, draw: () => void): void {
  doc.markContent('Artifact', { type: 'Layout' })
  draw()
  doc.endMarkedContent()
}

function drawPath(doc: Doc, { d, at, fill, stroke, width = 1 }: PdfPath): void {
  doc.save()
  if (at) doc.translate(at.x, at.y).scale(at.scale)
  doc.path(d)
  if (fill && stroke) doc.lineWidth(width).fillAndStroke(fill, stroke)
  else if (stroke) doc.lineWidth(width).stroke(stroke)
  else if (fill) doc.fill(fill)
  doc.restore()
}

function drawText(
  doc: Doc,
  { text, box, font, size: wanted, colour, language, align = 'center' }: PdfText,
): void {
  const drawn = inFont(text, font)
  if (drawn.text.trim() === '') return
  doc.font(drawn.font)
  const widthOf = (word: string) => doc.fontSize(1000).widthOfString(word) / 1000
  const { size, lines } = fitText(drawn.text, { wanted, room: box, widthOf })
  const lineHeight = size * LEADING
  const top = box.y + (box.height - lines.length * lineHeight) / 2
  doc.fontSize(size).fillColor(colour)
  for (const [index, line] of lines.entries()) {
    const spare = box.width - line.width * size
    const x = box.x + (align === 'left' ? 0 : align === 'right' ? spare : spare / 2)
    const y = top + (index + 0.5) * lineHeight + size * BASELINE
    // Shaped glyphs differ from the typed letters: this text is what gets searched, copied and read aloud.
    const actual = index < lines.length - 1 ? `${line.text} ` : line.text
    doc.markContent('Span', { actual, lang: language })
    doc.text(line.text, x, y, { lineBreak: false, baseline: 'alphabetic' })
    doc.endMarkedContent()
  }
}

/** The text as that font draws it. If the font lacks a letter, the heading font, which has more, replaces it. */
function inFont(text: string, font: PdfFont): { text: string; font: PdfFont } {
  const drawnIn = (one: PdfFont) =>
    drawableText(text, (codePoint) => fonts[one].hasGlyphForCodePoint(codePoint))
  const [drawn, inHead] = [drawnIn(font), drawnIn('head')]
  return drawn === inHead ? { text: drawn, font } : { text: inHead, font: 'head' }
}

function figureOf({ alt, x, y, side }: PdfQr) {
  return { alt, bbox: [x, y, x + side, y + side] as [number, number, number, number], placement: 'Block' }
}

/** Drawn as lines of squares, so that it stays sharp in print. */
function drawQr(doc: Doc, { text, x, y, side, colour }: PdfQr): void {
  const { size, data } = QRCode.create(text, { errorCorrectionLevel: 'M' }).modules
  const unit = side / size
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      if (!data[row * size + column]) continue
      const from = column
      while (column + 1 < size && data[row * size + column + 1]) column += 1
      doc.rect(x + from * unit, y + row * unit, (column - from + 1) * unit, unit)
    }
  }
  doc.fill(colour)
}
