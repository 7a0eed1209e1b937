import type { PdfBox } from '#platform/pdf/pdf-sheet.ts'
import { HAIRLINE, LINE, WHITE } from './colours.ts'
import { decorate, type Paper } from './paper.ts'

/** A card with round corners. */
export function drawCard(
  paper: Paper,
  { x, y, width, height }: PdfBox,
  { fill = WHITE, stroke = HAIRLINE, line = 1, radius = 10 }: CardStyle = {},
): void {
  decorate(paper, (doc) =>
    doc.lineWidth(line).roundedRect(x, y, width, height, radius).fillAndStroke(fill, stroke),
  )
}

interface CardStyle {
  fill?: string
  stroke?: string
  line?: number
  radius?: number
}

/** A box to cut out along its dashed edge. */
export function drawCutBox(paper: Paper, { x, y, width, height }: PdfBox, fill?: string): void {
  decorate(paper, (doc) => {
    if (fill) doc.roundedRect(x + 5, y + 5, width - 10, height - 10, 8).fill(fill)
    doc.lineWidth(0.9).dash(4, { space: 3 }).rect(x, y, width, height).stroke(LINE)
  })
}

/** An empty square to tick. */
export function drawTickBox(paper: Paper, x: number, y: number, side = 18): void {
  decorate(paper, (doc) => doc.lineWidth(1.2).roundedRect(x, y, side, side, 3).fillAndStroke(WHITE, LINE))
}

export function drawRule(paper: Paper, x: number, y: number, width: number, colour = LINE): void {
  decorate(paper, (doc) =>
    doc
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.8)
      .stroke(colour),
  )
}

export function drawArrow(paper: Paper, x: number, y: number, length: number, colour = LINE): void {
  decorate(paper, (doc) => {
    doc.lineWidth(2.2).lineCap('round').lineJoin('round')
    doc.moveTo(x, y).lineTo(x + length, y)
    doc
      .moveTo(x + length - 6, y - 5)
      .lineTo(x + length, y)
      .lineTo(x + length - 6, y + 5)
    doc.stroke(colour)
  })
}
