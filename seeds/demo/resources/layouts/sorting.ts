import type { SortingSheet } from '#seeds/demo/content/resources/sheets.ts'
import { DEEP, inTurn, SOFT } from '../colours.ts'
import { gridOf, splitDown } from '../grid.ts'
import { drawCard, drawCutBox } from '../marks.ts'
import { addPage } from '../page-frame.ts'
import { decorate, drawSymbol, type Paper, write } from '../paper.ts'

const COLUMNS = 5

/** Baskets above, cards to cut out and paste below. */
export function drawSorting(paper: Paper, sheet: SortingSheet): void {
  const box = addPage(paper, { hint: sheet.hint, hasName: true })
  const rows = Math.ceil(sheet.cards.length / COLUMNS)
  const cardsHeight = rows * 106
  const [upper, lower] = splitDown(box, box.height - cardsHeight - 34, 34)
  const baskets = gridOf(upper, { columns: sheet.baskets.length, rows: 1, gap: 16 })
  for (const [index, { symbol, word }] of sheet.baskets.entries()) {
    const basket = baskets[index] ?? upper
    drawCard(paper, basket, { fill: inTurn(SOFT, index), stroke: inTurn(DEEP, index), line: 1.6, radius: 14 })
    drawSymbol(paper, symbol, { x: basket.x + 12, y: basket.y + 10, width: 44, height: 44 })
    write(
      paper,
      word,
      { x: basket.x + 62, y: basket.y + 12, width: basket.width - 74, height: 40 },
      { font: 'head', size: 20, colour: inTurn(DEEP, index), role: 'H2' },
    )
    decorate(paper, (doc) =>
      doc.roundedRect(basket.x + 10, basket.y + 60, basket.width - 20, basket.height - 70, 8).fill('#ffffff'),
    )
  }
  const cut = lower.y - 19
  drawSymbol(paper, 'scissors', { x: box.x, y: cut - 11, width: 22, height: 22 })
  decorate(paper, (doc) =>
    doc
      .moveTo(box.x + 26, cut)
      .lineTo(box.x + box.width, cut)
      .dash(5, { space: 4 })
      .lineWidth(1)
      .stroke('#6f7a8c'),
  )
  const cells = gridOf(lower, { columns: COLUMNS, rows })
  for (const [index, { symbol, word }] of sheet.cards.entries()) {
    const cell = cells[index] ?? lower
    drawCutBox(paper, cell)
    drawSymbol(paper, symbol, { ...cell, y: cell.y + 6, height: cell.height - 34 })
    write(
      paper,
      word,
      { x: cell.x + 4, y: cell.y + cell.height - 28, width: cell.width - 8, height: 22 },
      { font: 'bold', size: 12.5, align: 'center' },
    )
  }
}
