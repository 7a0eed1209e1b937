import PDFDocument from 'pdfkit'
import drawSvg from 'svg-to-pdfkit'
import { fitText, LEADING } from '#platform/pdf/fit-text.ts'
import type { PdfBox } from '#platform/pdf/pdf-sheet.ts'
import { INK } from './colours.ts'
import { type FontName, fonts } from './fonts.ts'
import { symbolSvg } from './symbols.ts'

/** A PDF that is being drawn. */
export interface Paper {
  doc: PDFKit.PDFDocument
  root: PDFKit.PDFStructureElement
  language: 'en' | 'hi'
  title: string
  hasSymbols: boolean
}

export interface TextStyle {
  font?: FontName
  /** Wanted; it shrinks until the words fit their box. */
  size?: number
  colour?: string
  align?: 'left' | 'center' | 'right'
  valign?: 'top' | 'middle'
  role?: 'H1' | 'H2' | 'P'
}

/** Files are the same on every machine and day. */
const MADE_AT = new Date(Date.UTC(2026, 0, 5))
const BASELINE = 0.3

/** A tagged PDF 1.7 after PDF/UA without pages yet. */
export function openPaper({ title, language }: { title: string; language: 'en' | 'hi' }): {
  paper: Paper
  written: Promise<Buffer>
} {
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: '1.7',
    subset: 'PDF/UA' as never,
    tagged: true,
    displayTitle: true,
    lang: language,
    info: { Title: title, Author: 'Pankh', CreationDate: MADE_AT, ModDate: MADE_AT },
    font: null as never,
  })
  const parts: Buffer[] = []
  const written = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (part: Buffer) => parts.push(part))
    doc.on('end', () => resolve(Buffer.concat(parts)))
    doc.on('error', reject)
  })
  for (const [name, font] of Object.entries(fonts)) doc.registerFont(name, font as never)
  const root = doc.struct('Document', { lang: language } as never)
  doc.addStructure(root)
  return { paper: { doc, root, language, title, hasSymbols: false }, written }
}

/** Lines and grounds: readers of tags never meet them. */
export function decorate({ doc }: Paper, draw: (doc: PDFKit.PDFDocument) => void): void {
  doc.markContent('Artifact', { type: 'Layout' })
  doc.save()
  draw(doc)
  doc.restore()
  doc.endMarkedContent()
}

/** Words in a box, as large as wanted or as fits. Answers the height they take. */
export function write(paper: Paper, words: string, box: PdfBox, style: TextStyle = {}): number {
  const { doc } = paper
  const { font = 'text', size: wanted = 12, colour = INK, align = 'left', valign = 'middle' } = style
  if (words.trim() === '') return 0
  let taken = 0
  paper.root.add(
    doc.struct(style.role ?? 'P', { lang: paper.language } as never, () => {
      doc.font(font)
      const widthOf = (word: string) => doc.fontSize(1000).widthOfString(word) / 1000
      const { size, lines } = fitText(words, { wanted, room: box, widthOf })
      const lineHeight = size * LEADING
      taken = lines.length * lineHeight
      const top = valign === 'top' ? box.y : box.y + (box.height - taken) / 2
      doc.fontSize(size).fillColor(colour)
      for (const [index, line] of lines.entries()) {
        const spare = box.width - line.width * size
        const x = box.x + (align === 'left' ? 0 : align === 'right' ? spare : spare / 2)
        // Shaped letters are not the letters that were typed: these are what is searched, copied and read aloud.
        doc.markContent('Span', { actual: index < lines.length - 1 ? `${line.text} ` : line.text })
        doc.text(line.text, x, top + (index + 0.5) * lineHeight + size * BASELINE, {
          lineBreak: false,
          baseline: 'alphabetic',
        })
        doc.endMarkedContent()
      }
    }),
  )
  return taken
}

/** Words from a point downwards, at their wanted size however long they are. Answers where they end. */
export function flow(paper: Paper, words: string, at: Omit<PdfBox, 'height'>, style: TextStyle = {}): number {
  return at.y + write(paper, words, { ...at, height: Number.POSITIVE_INFINITY }, { ...style, valign: 'top' })
}

/** A symbol in the middle of a box. With `alt` it is a figure, without it goes with the words beside it. */
export function drawSymbol(
  paper: Paper,
  name: string,
  box: PdfBox,
  { alt, isGrey = false }: { alt?: string; isGrey?: boolean } = {},
): void {
  paper.hasSymbols = true
  const side = Math.min(box.width, box.height)
  const [x, y] = [box.x + (box.width - side) / 2, box.y + (box.height - side) / 2]
  const draw = () =>
    drawSvg(paper.doc, symbolSvg(name, { isGrey }), x, y, { width: side, height: side, assumePt: true })
  if (alt === undefined) {
    decorate(paper, draw)
    return
  }
  const figure = { alt, bbox: [x, y, x + side, y + side], placement: 'Block' }
  paper.root.add(paper.doc.struct('Figure', figure as never, draw))
}
