import type { PictureCardsSheet } from '#seeds/demo/content/resources/sheets.ts'
import { INK_SOFT } from '../colours.ts'
import { gridOf, inPages } from '../grid.ts'
import { drawCutBox } from '../marks.ts'
import { addPage } from '../page-frame.ts'
import { drawSymbol, type Paper, write } from '../paper.ts'

/** Picture cards to cut out, the word below. */
export function drawPictureCards(paper: Paper, sheet: PictureCardsSheet): void {
  const { columns, rows } = sheet
  for (const [page, cards] of inPages(sheet.cards, columns * rows).entries()) {
    const box = addPage(paper, page === 0 ? { hint: sheet.hint } : { isPlain: true })
    const cells = gridOf(box, { columns, rows })
    for (const [index, { symbol, word, under }] of cards.entries()) {
      const cell = cells[index] ?? box
      drawCutBox(paper, cell)
      const words = under ? 50 : 34
      drawSymbol(paper, symbol, { ...cell, y: cell.y + 8, height: cell.height - words - 12 })
      const inner = { x: cell.x + 6, width: cell.width - 12 }
      const y = cell.y + cell.height - words - 4
      write(paper, word, { ...inner, y, height: 30 }, { font: 'head', size: 20, align: 'center' })
      if (under)
        write(
          paper,
          under,
          { ...inner, y: y + 28, height: 18 },
          { size: 12, align: 'center', colour: INK_SOFT },
        )
    }
  }
}
