import type { PdfBox } from '#platform/pdf/pdf-sheet.ts'
import { HAIRLINE, INK_SOFT, LINE, MARIGOLD, PEACOCK } from './colours.ts'
import { decorate, flow, type Paper, write } from './paper.ts'
import { SYMBOL_CREDIT } from './symbols.ts'

/** 14 mm: what printers at home can reach. */
const MARGIN = 40
const FOOTER = 26
const VANE = 'M26 3C13 5 5 13 5 23c0 2 .3 4 1 6 1-6 4-11 9-15-3 5-5 9-6 14 10-1 17-10 17-25z'
const EYE = { x: 20, y: 11, r: 3.4 }

const WORDS = {
  en: { name: 'Name', date: 'Date', page: 'Page', share: 'You may print, copy and change this sheet' },
  hi: { name: 'नाम', date: 'तारीख', page: 'पन्ना', share: 'इस पन्ने को छापिए, बाँटिए और बदलिए' },
} as const

export interface PageOptions {
  /** Default: the title of the paper. */
  heading?: string
  /** A sentence that says what to do. */
  hint?: string | undefined
  isLandscape?: boolean
  /** A line for the child's name and the date. */
  hasName?: boolean
  /** Later pages of the same sheet stand without a head. */
  isPlain?: boolean
}

/** A new A4 page with its head. Answers the room that is left. */
export function addPage(paper: Paper, options: PageOptions = {}): PdfBox {
  const { doc } = paper
  doc.addPage({ size: 'A4', layout: options.isLandscape ? 'landscape' : 'portrait', margin: 0 })
  const { width, height } = doc.page
  const box = { x: MARGIN, y: MARGIN, width: width - 2 * MARGIN, height: height - 2 * MARGIN - FOOTER }
  if (options.isPlain) return box
  const end = drawHead(paper, box, options)
  return { ...box, y: end, height: box.y + box.height - end }
}

function drawHead(paper: Paper, box: PdfBox, { heading = paper.title, hint, hasName }: PageOptions): number {
  const nameWidth = hasName ? 210 : 0
  write(
    paper,
    heading,
    { ...box, y: box.y - 4, width: box.width - nameWidth - (hasName ? 16 : 0), height: 34 },
    { font: 'head', size: 23, colour: PEACOCK, role: 'H1' },
  )
  if (hasName) drawNameLine(paper, { ...box, x: box.x + box.width - nameWidth, width: nameWidth })
  decorate(paper, (doc) => doc.roundedRect(box.x, box.y + 33, 54, 3.5, 1.7).fill(MARIGOLD))
  if (!hint) return box.y + 50
  const end = flow(
    paper,
    hint,
    { x: box.x, y: box.y + 43, width: box.width },
    { size: 11.5, colour: INK_SOFT },
  )
  return end + 12
}

function drawNameLine(paper: Paper, box: PdfBox): void {
  const words = WORDS[paper.language]
  const base = box.y + 22
  for (const [label, x, width] of [
    [words.name, box.x, 126],
    [words.date, box.x + 134, box.width - 134],
  ] as const) {
    write(paper, label, { x, y: base - 13, width: 32, height: 16 }, { size: 10, colour: INK_SOFT })
    decorate(paper, (doc) =>
      doc
        .moveTo(x + 33, base)
        .lineTo(x + width, base)
        .lineWidth(0.8)
        .stroke(LINE),
    )
  }
}

/** What stands at the foot of each page, once all of them are there. */
export function finishPages(paper: Paper, { licence }: { licence: string }): void {
  const { doc, language } = paper
  const { count } = doc.bufferedPageRange()
  for (let index = 0; index < count; index += 1) {
    doc.switchToPage(index)
    const { width, height } = doc.page
    const y = height - MARGIN - 10
    decorate(paper, () => {
      doc
        .moveTo(MARGIN, y - 5)
        .lineTo(width - MARGIN, y - 5)
        .lineWidth(0.6)
        .stroke(HAIRLINE)
      doc.save().translate(MARGIN, y).scale(0.5).path(VANE).fill(PEACOCK)
      doc.circle(EYE.x, EYE.y, EYE.r).fill(MARIGOLD).restore()
      doc.font('head').fontSize(11).fillColor(PEACOCK)
      doc.text('Pankh', MARGIN + 20, y + 12, { lineBreak: false, baseline: 'alphabetic' })
      const credit = paper.hasSymbols ? ` · ${SYMBOL_CREDIT}` : ''
      const share = licence.startsWith('CC') ? `${WORDS[language].share}: ${licence}` : licence
      doc.font('text').fontSize(7.2).fillColor(INK_SOFT)
      doc.text(`${share}${credit}`, MARGIN + 62, y + 11.5, { lineBreak: false, baseline: 'alphabetic' })
      if (count === 1) return
      const number = `${WORDS[language].page} ${index + 1}/${count}`
      const x = width - MARGIN - doc.widthOfString(number)
      doc.text(number, x, y + 11.5, { lineBreak: false, baseline: 'alphabetic' })
    })
  }
}
