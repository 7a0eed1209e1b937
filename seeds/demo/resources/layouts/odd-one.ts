import type { OddOneSheet } from '#seeds/demo/content/resources/sheets.ts'
import { inTurn, LINE, SOFT } from '../colours.ts'
import { gridOf } from '../grid.ts'
import { drawCard } from '../marks.ts'
import { addPage } from '../page-frame.ts'
import { drawSymbol, type Paper } from '../paper.ts'

/** Rows of pictures in which one doesn't belong. */
export function drawOddOne(paper: Paper, sheet: OddOneSheet): void {
  const box = addPage(paper, { hint: sheet.hint, hasName: true })
  const rows = gridOf(box, { columns: 1, rows: sheet.rows.length, gap: 12 })
  for (const [index, symbols] of sheet.rows.entries()) {
    const row = rows[index] ?? box
    drawCard(paper, row, { fill: inTurn(SOFT, index), stroke: inTurn(SOFT, index), radius: 14 })
    const cells = gridOf(
      { ...row, x: row.x + 14, width: row.width - 28 },
      { columns: symbols.length, rows: 1, gap: 12 },
    )
    for (const [place, symbol] of symbols.entries()) {
      const cell = cells[place] ?? row
      const side = Math.min(cell.width, cell.height - 18)
      const spot = {
        x: cell.x + (cell.width - side) / 2,
        y: cell.y + (cell.height - side) / 2,
        width: side,
        height: side,
      }
      drawCard(paper, spot, { stroke: LINE, radius: 10 })
      const inner = { x: spot.x + 7, y: spot.y + 7, width: side - 14, height: side - 14 }
      drawSymbol(paper, symbol, inner, { alt: symbol.replaceAll('-', ' ') })
    }
  }
}
