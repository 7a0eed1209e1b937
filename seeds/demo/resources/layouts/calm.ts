import type { CalmSheet } from '#seeds/demo/content/resources/sheets.ts'
import { DEEP, inTurn, SOFT } from '../colours.ts'
import { gridOf, inPages } from '../grid.ts'
import { drawCutBox } from '../marks.ts'
import { addPage } from '../page-frame.ts'
import { drawSymbol, type Paper, write } from '../paper.ts'

const CARDS_A_PAGE = 4

/** Large cards for a calm corner: what to do, in a few words. */
export function drawCalm(paper: Paper, sheet: CalmSheet): void {
  for (const [page, cards] of inPages(sheet.cards, CARDS_A_PAGE).entries()) {
    const box = addPage(paper, page === 0 ? { hint: sheet.hint } : { isPlain: true })
    const cells = gridOf(box, { columns: 2, rows: 2 })
    for (const [index, { symbol, title, text }] of cards.entries()) {
      const cell = cells[index] ?? box
      const number = page * CARDS_A_PAGE + index
      drawCutBox(paper, cell, inTurn(SOFT, number))
      const side = Math.min(176, cell.height - 160)
      drawSymbol(paper, symbol, { ...cell, y: cell.y + 22, height: side })
      const inner = { x: cell.x + 20, width: cell.width - 40 }
      write(
        paper,
        title,
        { ...inner, y: cell.y + side + 28, height: 34 },
        { font: 'head', size: 25, align: 'center', colour: inTurn(DEEP, number), role: 'H2' },
      )
      write(
        paper,
        text,
        { ...inner, y: cell.y + side + 64, height: cell.height - side - 80 },
        { size: 17, align: 'center', valign: 'top' },
      )
    }
  }
}
