import type { TokensSheet } from '#seeds/demo/content/resources/sheets.ts'
import { INK_SOFT, LINE, MARIGOLD_SOFT, MIST, PEACOCK } from '../colours.ts'
import { gridOf, splitAcross, splitDown } from '../grid.ts'
import { drawCard, drawCutBox } from '../marks.ts'
import { addPage } from '../page-frame.ts'
import { decorate, drawSymbol, type Paper, write } from '../paper.ts'

/** A board with places for tokens and for what they earn, above tokens and rewards to cut out. */
export function drawTokens(paper: Paper, sheet: TokensSheet): void {
  const box = addPage(paper, { hint: sheet.hint, hasName: true })
  const [board, below] = splitDown(box, 250, 34)
  drawCard(paper, board, { fill: MIST, stroke: PEACOCK, line: 1.8, radius: 16 })
  const [earning, goal] = splitAcross(
    { x: board.x + 18, y: board.y + 18, width: board.width - 36, height: board.height - 36 },
    board.width - 36 - 150,
    20,
  )
  const columns = Math.min(5, Math.ceil(sheet.tokens / 2))
  const rows = Math.ceil(sheet.tokens / columns)
  for (const cell of gridOf(earning, { columns, rows, gap: 6 }).slice(0, sheet.tokens)) {
    const radius = Math.min(cell.width, cell.height) / 2 - 4
    decorate(paper, (doc) =>
      doc
        .circle(cell.x + cell.width / 2, cell.y + cell.height / 2, radius)
        .lineWidth(1.3)
        .dash(4, { space: 3 })
        .fillAndStroke('#ffffff', LINE),
    )
  }
  write(
    paper,
    sheet.labels.working_for,
    { ...goal, height: 44 },
    { font: 'head', size: 16, align: 'center', colour: PEACOCK, role: 'H2' },
  )
  drawCard(paper, { ...goal, y: goal.y + 48, height: goal.height - 48 }, { stroke: PEACOCK, line: 1.4 })
  drawCutParts(paper, sheet, below)
}

function drawCutParts(
  paper: Paper,
  sheet: TokensSheet,
  box: { x: number; y: number; width: number; height: number },
): void {
  drawSymbol(paper, 'scissors', { x: box.x, y: box.y - 27, width: 22, height: 22 })
  const label = { x: box.x + 28, y: box.y - 26, width: box.width - 28, height: 20 }
  write(paper, sheet.labels.cut, label, { size: 11, colour: INK_SOFT })
  const columns = sheet.tokens % 6 === 0 ? 6 : 5
  const tokenRows = Math.ceil(sheet.tokens / columns)
  const [tokens, rewards] = splitDown(box, tokenRows * 88, 10)
  for (const cell of gridOf(tokens, { columns, rows: tokenRows }).slice(0, sheet.tokens)) {
    drawCutBox(paper, cell)
    decorate(paper, (doc) =>
      doc.circle(cell.x + cell.width / 2, cell.y + cell.height / 2, 36).fill(MARIGOLD_SOFT),
    )
    drawSymbol(paper, sheet.symbol, { ...cell, y: cell.y + 14, height: cell.height - 28 })
  }
  const cells = gridOf({ ...rewards, height: Math.min(rewards.height, 150) }, { columns: 4, rows: 1 })
  for (const [index, { symbol, word }] of sheet.rewards.slice(0, 4).entries()) {
    const cell = cells[index] ?? rewards
    drawCutBox(paper, cell)
    drawSymbol(paper, symbol, { ...cell, y: cell.y + 8, height: cell.height - 42 })
    const under = { x: cell.x + 6, y: cell.y + cell.height - 34, width: cell.width - 12, height: 28 }
    write(paper, word, under, { font: 'head', size: 14, align: 'center' })
  }
}
