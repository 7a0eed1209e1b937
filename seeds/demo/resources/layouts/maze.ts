import type { MazeSheet } from '#seeds/demo/content/resources/sheets.ts'
import { INK, MIST } from '../colours.ts'
import { wallsOfMaze } from '../maze-walls.ts'
import { addPage } from '../page-frame.ts'
import { decorate, drawSymbol, type Paper, write } from '../paper.ts'

const PICTURE = 66

/** A way through the garden; it begins at the upper left and ends at the lower right. */
export function drawMaze(paper: Paper, sheet: MazeSheet): void {
  const box = addPage(paper, { hint: sheet.hint, hasName: true })
  const room = { ...box, y: box.y + PICTURE + 10, height: box.height - 2 * (PICTURE + 10) }
  const side = Math.min(room.width / sheet.columns, room.height / sheet.rows)
  const [width, height] = [side * sheet.columns, side * sheet.rows]
  const left = room.x + (room.width - width) / 2
  const top = room.y + (room.height - height) / 2
  drawEnd(paper, sheet.from, { x: left, y: top - PICTURE - 6, width }, 'left')
  drawEnd(paper, sheet.to, { x: left, y: top + height + 6, width }, 'right')
  decorate(paper, (doc) => {
    doc.rect(left, top, width, height).fill(MIST)
    for (const { from, to } of wallsOfMaze(sheet)) {
      doc.moveTo(left + from[0] * side, top + from[1] * side).lineTo(left + to[0] * side, top + to[1] * side)
    }
    doc.lineWidth(2.4).lineCap('round').stroke(INK)
  })
}

function drawEnd(
  paper: Paper,
  { symbol, word }: { symbol: string; word: string },
  { x, y, width }: { x: number; y: number; width: number },
  side: 'left' | 'right',
): void {
  const at = side === 'left' ? x : x + width - PICTURE
  drawSymbol(paper, symbol, { x: at, y, width: PICTURE, height: PICTURE })
  const words = { x: side === 'left' ? x + PICTURE + 12 : x, y, width: width - PICTURE - 12, height: PICTURE }
  write(paper, word, words, { font: 'head', size: 18, align: side })
}
