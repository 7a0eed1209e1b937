import type { EmotionsSheet } from '#seeds/demo/content/resources/sheets.ts'
import { DEEP, INK_SOFT, inTurn, SOFT } from '../colours.ts'
import { gridOf, inPages } from '../grid.ts'
import { drawCutBox, drawRule } from '../marks.ts'
import { addPage } from '../page-frame.ts'
import { drawSymbol, type Paper, write } from '../paper.ts'

const CARDS_A_PAGE = 6

/** Cards to cut out: a face, its name, how it feels in the body, and a sentence to end. */
export function drawEmotions(paper: Paper, sheet: EmotionsSheet): void {
  for (const [page, cards] of inPages(sheet.cards, CARDS_A_PAGE).entries()) {
    const box = addPage(paper, page === 0 ? { hint: sheet.hint } : { isPlain: true })
    const cells = gridOf(box, { columns: 2, rows: 3 })
    for (const [index, { symbol, word, under }] of cards.entries()) {
      const cell = cells[index] ?? box
      const number = page * CARDS_A_PAGE + index
      drawCutBox(paper, cell, inTurn(SOFT, number))
      const face = Math.min(104, cell.height - 112)
      drawSymbol(paper, symbol, { ...cell, y: cell.y + 12, height: face })
      const inner = { x: cell.x + 18, width: cell.width - 36 }
      const y = cell.y + 12 + face
      write(
        paper,
        word,
        { ...inner, y, height: 30 },
        { font: 'head', size: 22, align: 'center', colour: inTurn(DEEP, number) },
      )
      write(paper, under ?? '', { ...inner, y: y + 30, height: 32 }, { size: 10.5, align: 'center' })
      write(
        paper,
        sheet.prompt,
        { ...inner, y: y + 66, width: inner.width * 0.5, height: 16 },
        { size: 9.5, colour: INK_SOFT },
      )
      drawRule(paper, inner.x + inner.width * 0.5, y + 79, inner.width * 0.5)
    }
  }
}
