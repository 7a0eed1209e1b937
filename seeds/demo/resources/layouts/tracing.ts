import type { TracingSheet } from '#seeds/demo/content/resources/sheets.ts'
import { HAIRLINE, INK, INK_SOFT, PEACOCK, TRACE } from '../colours.ts'
import { type Outline, outlineOf } from '../fonts.ts'
import { gridOf } from '../grid.ts'
import { drawRule } from '../marks.ts'
import { addPage } from '../page-frame.ts'
import { decorate, drawSymbol, type Paper, write } from '../paper.ts'

const PICTURE = 74
/** Of the size, over the baseline: where the upper and the middle line run. */
const LINES = {
  en: { top: 0.72, middle: 0.49, below: -0.22, size: 50 },
  hi: { top: 0.66, middle: 0.33, below: -0.2, size: 54 },
} as const

/** A letter or word in full, then in dots to trace, then an empty line to write on. */
export function drawTracing(paper: Paper, sheet: TracingSheet): void {
  const box = addPage(paper, { hint: sheet.hint, hasName: true })
  const rows = gridOf(box, { columns: 1, rows: sheet.rows.length, gap: 12 })
  const { top, middle, below, size: most } = LINES[paper.language]
  // Devanagari hangs from its line, Latin stands on it.
  const isHung = paper.language === 'hi'
  for (const [index, { text, symbol, word }] of sheet.rows.entries()) {
    const row = rows[index] ?? box
    const left = symbol ? PICTURE + 12 : 0
    if (symbol) {
      drawSymbol(paper, symbol, { ...row, width: PICTURE, height: Math.min(PICTURE, row.height - 18) })
      const under = { ...row, y: row.y + Math.min(PICTURE, row.height - 18), width: PICTURE, height: 18 }
      write(paper, word ?? '', under, { size: 12, align: 'center', colour: INK_SOFT, font: 'bold' })
    }
    const size = Math.min(most, (row.height * 0.44) / (top - below))
    const lineHeight = row.height / 2
    for (const line of [0, 1]) {
      const base = row.y + line * lineHeight + lineHeight * 0.72
      drawGuide(paper, { x: row.x + left, width: row.width - left, base, size, top, middle, below, isHung })
      if (line === 0) drawLetters(paper, text, { x: row.x + left + 8, end: row.x + row.width, base, size })
    }
  }
}

interface Guide {
  isHung: boolean
  x: number
  width: number
  base: number
  size: number
  top: number
  middle: number
  below: number
}

function drawGuide(paper: Paper, { x, width, base, size, top, middle, below, isHung }: Guide): void {
  drawRule(paper, x, base, width, isHung ? HAIRLINE : PEACOCK)
  drawRule(paper, x, base - top * size, width, isHung ? PEACOCK : HAIRLINE)
  drawRule(paper, x, base - below * size, width, HAIRLINE)
  decorate(paper, (doc) =>
    doc
      .moveTo(x, base - middle * size)
      .lineTo(x + width, base - middle * size)
      .dash(3, { space: 3 })
      .lineWidth(0.6)
      .stroke(HAIRLINE),
  )
}

function drawLetters(
  paper: Paper,
  text: string,
  { x, end, base, size }: { x: number; end: number; base: number; size: number },
): void {
  const outline = outlineOf(text, 'text')
  const step = outline.width * size + 26
  write(
    paper,
    text,
    { x, y: base - size, width: outline.width * size + 4, height: size * 1.32 },
    { size: 1, colour: '#ffffff' },
  )
  for (let at = x, copy = 0; at + outline.width * size <= end; at += step, copy += 1) {
    drawOutline(paper, outline, { x: at, y: base, size, isFull: copy === 0 })
  }
}

function drawOutline(
  paper: Paper,
  { d }: Outline,
  { x, y, size, isFull }: { x: number; y: number; size: number; isFull: boolean },
): void {
  decorate(paper, (doc) => {
    doc.translate(x, y).scale(size).path(d)
    if (isFull) doc.fill(INK)
    else
      doc
        .lineWidth(1.1 / size)
        .dash(2.4 / size, { space: 2 / size })
        .fillAndStroke('#e6ebed', TRACE)
  })
}
