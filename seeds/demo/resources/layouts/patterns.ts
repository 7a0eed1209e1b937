import type { PatternsSheet } from '#seeds/demo/content/resources/sheets.ts'
import { HAIRLINE, LINE } from '../colours.ts'
import { gridOf } from '../grid.ts'
import { drawRule } from '../marks.ts'
import { addPage } from '../page-frame.ts'
import { decorate, drawSymbol, type Paper } from '../paper.ts'

/** What comes after the last picture: places to draw in or to paste on. */
const EMPTY = 2

/** Rows that go on in the same way. */
export function drawPatterns(paper: Paper, sheet: PatternsSheet): void {
  const box = addPage(paper, { hint: sheet.hint, hasName: true })
  const rows = gridOf(box, { columns: 1, rows: sheet.rows.length, gap: 8 })
  for (const [index, symbols] of sheet.rows.entries()) {
    const row = rows[index] ?? box
    const count = symbols.length + EMPTY
    for (const [place, cell] of gridOf(row, { columns: count, rows: 1, gap: 8 }).entries()) {
      const side = Math.min(cell.width, cell.height - 16, 66)
      const spot = {
        x: cell.x + (cell.width - side) / 2,
        y: cell.y + (cell.height - side) / 2,
        width: side,
        height: side,
      }
      const symbol = symbols[place]
      if (symbol) drawSymbol(paper, symbol, spot, { alt: symbol.replaceAll('-', ' ') })
      else
        decorate(paper, (doc) =>
          doc.lineWidth(1.2).dash(4, { space: 3 }).roundedRect(spot.x, spot.y, side, side, 9).stroke(LINE),
        )
    }
    if (index < sheet.rows.length - 1) drawRule(paper, row.x, row.y + row.height + 4, row.width, HAIRLINE)
  }
}
