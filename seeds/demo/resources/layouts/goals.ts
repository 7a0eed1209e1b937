import type { GoalsSheet } from '#seeds/demo/content/resources/sheets.ts'
import { DEEP, HAIRLINE, INK_SOFT, inTurn, SOFT } from '../colours.ts'
import { gridOf, splitDown } from '../grid.ts'
import { drawCard, drawRule } from '../marks.ts'
import { addPage } from '../page-frame.ts'
import { decorate, type Paper, write } from '../paper.ts'

type Box = { x: number; y: number; width: number; height: number }

/** A plan on one page: who, a few goals with how we will know, and who signs. */
export function drawGoals(paper: Paper, sheet: GoalsSheet): void {
  drawPlan(paper, sheet, addPage(paper, { hint: sheet.hint }))
  const { example } = sheet
  if (example) drawPlan(paper, sheet, addPage(paper, { heading: example.heading }), example)
}

function drawPlan(
  paper: Paper,
  sheet: GoalsSheet,
  box: Box,
  filled?: NonNullable<GoalsSheet['example']>,
): void {
  const { labels } = sheet
  const [about, rest] = splitDown(box, 54, 12)
  const [goals, signed] = splitDown(rest, rest.height - 62, 10)
  for (const [index, cell] of gridOf(about, { columns: labels.about.length, rows: 1, gap: 10 }).entries())
    drawField(paper, labels.about[index] ?? '', cell, filled?.about[index])
  for (const [index, cell] of gridOf(goals, { columns: 1, rows: sheet.goals, gap: 12 }).entries()) {
    drawCard(paper, cell, { fill: inTurn(SOFT, index), stroke: inTurn(SOFT, index) })
    decorate(paper, (doc) => doc.roundedRect(cell.x, cell.y, 6, cell.height, 3).fill(inTurn(DEEP, index)))
    const inner = { x: cell.x + 18, y: cell.y + 8, width: cell.width - 30, height: cell.height - 18 }
    const [first, parts] = splitDown(inner, 60, 8)
    drawField(paper, `${labels.goal} ${index + 1}`, first, filled?.goals[index]?.goal, inTurn(DEEP, index))
    for (const [place, part] of gridOf(parts, { columns: labels.parts.length, rows: 1, gap: 10 }).entries())
      drawField(paper, labels.parts[place] ?? '', part, filled?.goals[index]?.parts[place])
  }
  for (const [index, cell] of gridOf(signed, { columns: labels.signed.length, rows: 1, gap: 18 }).entries()) {
    drawRule(paper, cell.x, cell.y + 32, cell.width)
    write(
      paper,
      labels.signed[index] ?? '',
      { ...cell, y: cell.y + 35, height: 16 },
      { size: 10, colour: INK_SOFT },
    )
  }
}

function drawField(paper: Paper, label: string, box: Box, filled = '', colour = INK_SOFT): void {
  write(paper, label, { ...box, height: 17 }, { font: 'bold', size: 10.5, colour })
  const field = { ...box, y: box.y + 18, height: box.height - 18 }
  drawCard(paper, field, { stroke: HAIRLINE, radius: 5 })
  const inner = { x: field.x + 7, y: field.y + 4, width: field.width - 14, height: field.height - 8 }
  write(paper, filled, inner, { size: 11.5, valign: 'top' })
}
