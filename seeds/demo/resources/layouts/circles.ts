import type { CirclesSheet } from '#seeds/demo/content/resources/sheets.ts'
import { DEEP, inTurn, SOFT } from '../colours.ts'
import { gridOf, splitDown } from '../grid.ts'
import { drawCard, drawRule } from '../marks.ts'
import { addPage } from '../page-frame.ts'
import { decorate, drawSymbol, type Paper, write } from '../paper.ts'

const MIDDLE = 34

/** Circles around the child: who is how near, with lines to fill in. */
export function drawCircles(paper: Paper, sheet: CirclesSheet): void {
  const box = addPage(paper, { hint: sheet.hint, hasName: true })
  const [upper, lower] = splitDown(box, Math.min(box.width - 70, box.height * 0.66), 16)
  const [x, y] = [upper.x + upper.width / 2, upper.y + upper.height / 2]
  const step = (upper.height / 2 - MIDDLE) / sheet.rings.length
  for (let ring = sheet.rings.length; ring >= 1; ring -= 1) {
    decorate(paper, (doc) =>
      doc
        .circle(x, y, MIDDLE + ring * step)
        .lineWidth(1.4)
        .fillAndStroke(inTurn(SOFT, ring - 1), inTurn(DEEP, ring - 1)),
    )
  }
  decorate(paper, (doc) => doc.circle(x, y, MIDDLE).fill('#ffffff'))
  drawSymbol(paper, sheet.symbol, { x: x - 26, y: y - 26, width: 52, height: 52 })
  for (const [index, { name }] of sheet.rings.entries()) {
    const at = { x: x - 90, y: y - MIDDLE - (index + 1) * step + 4, width: 180, height: 24 }
    write(paper, name, at, {
      font: 'head',
      size: 15,
      align: 'center',
      colour: inTurn(DEEP, index),
      role: 'H2',
    })
  }
  const cells = gridOf(lower, { columns: 2, rows: Math.ceil(sheet.rings.length / 2), gap: 12 })
  for (const [index, { name, text }] of sheet.rings.entries()) {
    const cell = cells[index] ?? lower
    drawCard(paper, cell, { fill: inTurn(SOFT, index), stroke: inTurn(SOFT, index) })
    const inner = { x: cell.x + 10, width: cell.width - 20 }
    write(
      paper,
      name,
      { ...inner, y: cell.y + 4, height: 20 },
      { font: 'bold', size: 12.5, colour: inTurn(DEEP, index) },
    )
    write(paper, text, { ...inner, y: cell.y + 24, height: 34 }, { size: 11, valign: 'top' })
    drawRule(paper, inner.x, cell.y + cell.height - 14, inner.width)
  }
}
