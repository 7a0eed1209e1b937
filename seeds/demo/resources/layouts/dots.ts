import type { DotsSheet } from '#seeds/demo/content/resources/sheets.ts'
import { CORAL, INK, PEACOCK } from '../colours.ts'
import { addPage } from '../page-frame.ts'
import { decorate, drawSymbol, type Paper, write } from '../paper.ts'

/** Dots with numbers. Joined in order they make the picture that is shown small below. */
export function drawDots(paper: Paper, sheet: DotsSheet): void {
  const box = addPage(paper, { hint: sheet.hint, hasName: true })
  const side = Math.min(box.width - 40, box.height - 130)
  const [left, top] = [box.x + (box.width - side) / 2, box.y + 14]
  const middle = { x: left + side / 2, y: top + side / 2 }
  for (const [index, [px, py]] of sheet.points.entries()) {
    const at = { x: left + (px / 100) * side, y: top + (py / 100) * side }
    decorate(paper, (doc) => doc.circle(at.x, at.y, index === 0 ? 5 : 3.6).fill(index === 0 ? CORAL : INK))
    // The number stands outside of the shape, away from the line.
    const away = Math.hypot(at.x - middle.x, at.y - middle.y) || 1
    const label = { x: at.x + ((at.x - middle.x) / away) * 17, y: at.y + ((at.y - middle.y) / away) * 15 }
    const colour = index === 0 ? CORAL : PEACOCK
    const room = { x: label.x - 16, y: label.y - 11, width: 32, height: 22 }
    write(paper, String(index + 1), room, { font: 'head', size: 15, align: 'center', colour })
  }
  const foot = box.y + box.height - 84
  drawSymbol(paper, sheet.answer.symbol, { x: box.x, y: foot, width: 80, height: 80 })
  write(
    paper,
    sheet.answer.word,
    { x: box.x + 92, y: foot, width: box.width - 92, height: 80 },
    { font: 'head', size: 20 },
  )
}
