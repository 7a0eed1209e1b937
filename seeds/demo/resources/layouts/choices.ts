import type { ChoicesSheet } from '#seeds/demo/content/resources/sheets.ts'
import { DEEP, inTurn, PEACOCK, SOFT } from '../colours.ts'
import { gridOf, splitDown } from '../grid.ts'
import { drawCard } from '../marks.ts'
import { addPage } from '../page-frame.ts'
import { drawSymbol, type Paper, write } from '../paper.ts'

/** A question with large pictures to point at. */
export function drawChoices(paper: Paper, sheet: ChoicesSheet): void {
  const box = addPage(paper, { hint: sheet.hint })
  const [top, rest] = splitDown(box, 54, 12)
  drawCard(paper, top, { fill: PEACOCK, stroke: PEACOCK, radius: 14 })
  const inner = { ...top, x: top.x + 16, width: top.width - 32 }
  write(paper, sheet.question, inner, {
    font: 'head',
    size: 26,
    colour: '#ffffff',
    align: 'center',
    role: 'H2',
  })
  const rows = Math.ceil(sheet.cards.length / sheet.columns)
  const cells = gridOf(rest, { columns: sheet.columns, rows, gap: 12 })
  for (const [index, { symbol, word, under }] of sheet.cards.entries()) {
    const cell = cells[index] ?? rest
    drawCard(paper, cell, { fill: inTurn(SOFT, index), stroke: inTurn(DEEP, index), line: 1.6, radius: 14 })
    const words = under ? 54 : 40
    drawSymbol(paper, symbol, { ...cell, y: cell.y + 8, height: cell.height - words - 12 })
    const at = { x: cell.x + 8, width: cell.width - 16 }
    write(
      paper,
      word,
      { ...at, y: cell.y + cell.height - words - 2, height: 32 },
      { font: 'head', size: 21, align: 'center' },
    )
    if (under)
      write(paper, under, { ...at, y: cell.y + cell.height - 25, height: 18 }, { size: 12, align: 'center' })
  }
}
