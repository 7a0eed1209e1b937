import type { MemorySheet } from '#seeds/demo/content/resources/sheets.ts'
import { gridOf, inPages } from '../grid.ts'
import { drawCutBox } from '../marks.ts'
import { addPage } from '../page-frame.ts'
import { drawSymbol, type Paper, write } from '../paper.ts'

const CARDS_A_PAGE = 20

/** Pairs to cut out: picture and picture, or picture and word. */
export function drawMemory(paper: Paper, sheet: MemorySheet): void {
  const all = sheet.cards.flatMap((card) => [
    { ...card, isWord: false },
    { ...card, isWord: sheet.partner === 'word' },
  ])
  for (const [page, cards] of inPages(all, CARDS_A_PAGE).entries()) {
    const box = addPage(paper, page === 0 ? { hint: sheet.hint } : { isPlain: true })
    const rows = Math.ceil(cards.length / 4)
    const height = Math.min(box.height, rows * 138)
    for (const [index, cell] of gridOf({ ...box, height }, { columns: 4, rows }).entries()) {
      const card = cards[index]
      if (!card) continue
      drawCutBox(paper, cell)
      if (card.isWord) {
        const inner = { ...cell, x: cell.x + 6, width: cell.width - 12 }
        write(paper, card.word, inner, { font: 'head', size: 23, align: 'center' })
        continue
      }
      const words = sheet.partner === 'word' ? 0 : 26
      const picture = { ...cell, y: cell.y + 10, height: cell.height - 20 - words }
      drawSymbol(paper, card.symbol, picture, words ? {} : { alt: card.word })
      if (words)
        write(
          paper,
          card.word,
          { x: cell.x + 4, y: cell.y + cell.height - 34, width: cell.width - 8, height: 26 },
          { font: 'head', size: 15, align: 'center' },
        )
    }
  }
}
