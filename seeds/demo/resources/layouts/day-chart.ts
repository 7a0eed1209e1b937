import type { DayChartSheet } from '#seeds/demo/content/resources/sheets.ts'
import { DEEP, inTurn, SOFT } from '../colours.ts'
import { gridOf, splitDown } from '../grid.ts'
import { drawCard } from '../marks.ts'
import { addPage } from '../page-frame.ts'
import { drawSymbol, type Paper, write } from '../paper.ts'

/** Questions of the morning, each with a row to point at or to clip a peg on. */
export function drawDayChart(paper: Paper, sheet: DayChartSheet): void {
  const box = addPage(paper, { hint: sheet.hint, isLandscape: true })
  const rows = gridOf(box, { columns: 1, rows: sheet.rows.length, gap: 10 })
  for (const [index, { question, choices }] of sheet.rows.entries()) {
    const row = rows[index] ?? box
    const [head, body] = splitDown(row, 24, 3)
    write(paper, question, head, { font: 'head', size: 17, colour: inTurn(DEEP, index), role: 'H2' })
    const cells = gridOf(body, { columns: choices.length, rows: 1, gap: 8 })
    for (const [place, { symbol, word }] of choices.entries()) {
      const cell = cells[place] ?? body
      drawCard(paper, cell, { fill: inTurn(SOFT, index), stroke: inTurn(DEEP, index), line: 1.1 })
      const words = symbol ? 26 : cell.height
      if (symbol) drawSymbol(paper, symbol, { ...cell, y: cell.y + 5, height: cell.height - words - 7 })
      write(
        paper,
        word,
        {
          x: cell.x + 4,
          y: cell.y + cell.height - words - (symbol ? 1 : 0),
          width: cell.width - 8,
          height: words,
        },
        { font: 'head', size: symbol ? 14 : 17, align: 'center' },
      )
    }
  }
}
