import type { TilesSheet } from '#seeds/demo/content/resources/sheets.ts'
import { DEEP, inTurn, SOFT } from '../colours.ts'
import { gridOf, inPages, splitDown } from '../grid.ts'
import { drawCard } from '../marks.ts'
import { addPage } from '../page-frame.ts'
import { decorate, type Paper, write } from '../paper.ts'

const MOST_IN_ROW = 10

/** Large numbers to lay on the floor, two a page, with as many dots. */
export function drawTiles(paper: Paper, sheet: TilesSheet): void {
  const numbers = Array.from({ length: sheet.to - sheet.from + 1 }, (_, index) => sheet.from + index)
  for (const [page, pair] of inPages(numbers, 2).entries()) {
    const box = addPage(paper, page === 0 ? { hint: sheet.hint } : { isPlain: true })
    const cells = gridOf(box, { columns: 1, rows: 2, gap: 16 })
    for (const [index, number] of pair.entries()) {
      const cell = cells[index] ?? box
      const colour = inTurn(DEEP, number)
      drawCard(paper, cell, { fill: inTurn(SOFT, number), stroke: colour, line: 3, radius: 22 })
      const [upper, lower] = splitDown({ ...cell, height: cell.height - 16 }, cell.height - 84)
      write(
        paper,
        String(number),
        { ...upper, y: upper.y - 32, height: upper.height + 110 },
        { font: 'head', size: 250, align: 'center', colour },
      )
      const rows = number > MOST_IN_ROW ? 2 : 1
      for (let dot = 0; dot < number; dot += 1) {
        const inRow = Math.min(MOST_IN_ROW, number - Math.floor(dot / MOST_IN_ROW) * MOST_IN_ROW)
        const x = lower.x + lower.width / 2 + ((dot % MOST_IN_ROW) - (inRow - 1) / 2) * 38
        const y = lower.y + lower.height / 2 + (Math.floor(dot / MOST_IN_ROW) - (rows - 1) / 2) * 30
        decorate(paper, (doc) => doc.circle(x, y, 10).fill(colour))
      }
    }
  }
}
