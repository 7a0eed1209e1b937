import type { ScheduleSheet } from '#seeds/demo/content/resources/sheets.ts'
import { DEEP, inTurn, SOFT } from '../colours.ts'
import { gridOf } from '../grid.ts'
import { drawCard, drawTickBox } from '../marks.ts'
import { addPage } from '../page-frame.ts'
import { decorate, drawSymbol, type Paper, write } from '../paper.ts'

/** One row a step: number, picture, words, and a box to tick. */
export function drawSchedule(paper: Paper, sheet: ScheduleSheet): void {
  const box = addPage(paper, { hint: sheet.hint, hasName: true })
  const rows = gridOf(box, { columns: 1, rows: sheet.steps.length, gap: 7 })
  for (const [index, { symbol, word, under }] of sheet.steps.entries()) {
    const row = rows[index] ?? box
    const middle = row.y + row.height / 2
    drawCard(paper, row, { fill: inTurn(SOFT, index), stroke: inTurn(SOFT, index) })
    decorate(paper, (doc) => doc.circle(row.x + 30, middle, 15).fill(inTurn(DEEP, index)))
    write(
      paper,
      String(index + 1),
      { x: row.x + 15, y: middle - 15, width: 30, height: 30 },
      { font: 'head', size: 16, colour: '#ffffff', align: 'center' },
    )
    const side = row.height - 8
    drawSymbol(paper, symbol, { x: row.x + 60, y: row.y + 4, width: side, height: side })
    const x = row.x + 60 + side + 18
    const width = row.x + row.width - 58 - x
    write(
      paper,
      word,
      { x, y: under ? middle - 26 : middle - 20, width, height: under ? 30 : 40 },
      { font: 'head', size: 21 },
    )
    if (under) write(paper, under, { x, y: middle + 4, width, height: 20 }, { size: 12 })
    drawTickBox(paper, row.x + row.width - 46, middle - 14, 28)
  }
}
