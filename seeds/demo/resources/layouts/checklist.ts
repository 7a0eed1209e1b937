import type { ChecklistSheet } from '#seeds/demo/content/resources/sheets.ts'
import { INK_SOFT, MIST, PEACOCK } from '../colours.ts'
import { drawRule, drawTickBox } from '../marks.ts'
import { addPage } from '../page-frame.ts'
import { decorate, flow, type Paper, write } from '../paper.ts'

const COLUMN = 58
const NOTES = 92

/** Things to observe, in groups, each with boxes to tick; room for notes at the end. */
export function drawChecklist(paper: Paper, sheet: ChecklistSheet): void {
  let box = addPage(paper, { hint: sheet.hint, hasName: true })
  let y = box.y
  const room = (wanted: number) => {
    if (y + wanted <= box.y + box.height) return
    box = addPage(paper, { isPlain: true })
    y = box.y
  }
  const ticks = COLUMN * sheet.columns.length
  for (const { name, items } of sheet.groups) {
    room(70)
    const head = { ...box, y, height: 26 }
    decorate(paper, (doc) => doc.roundedRect(head.x, head.y, head.width, head.height, 6).fill(MIST))
    write(
      paper,
      name,
      { ...head, x: head.x + 10, width: head.width - ticks - 14 },
      { font: 'head', size: 15, colour: PEACOCK, role: 'H2' },
    )
    for (const [index, column] of sheet.columns.entries()) {
      const x = head.x + head.width - ticks + index * COLUMN
      write(
        paper,
        column,
        { ...head, x: x + 2, width: COLUMN - 4 },
        { size: 9, align: 'center', font: 'bold' },
      )
    }
    y += 30
    for (const item of items) {
      room(34)
      const at = { x: box.x + 10, y: y + 3, width: box.width - ticks - 24 }
      const end = flow(paper, item, at, { size: 11.5 })
      const middle = (y + 3 + end) / 2
      for (const [index] of sheet.columns.entries())
        drawTickBox(paper, box.x + box.width - ticks + index * COLUMN + (COLUMN - 15) / 2, middle - 7.5, 15)
      y = end + 4
      drawRule(paper, box.x + 10, y, box.width - 10, '#e3e8ea')
    }
    y += 12
  }
  room(NOTES)
  write(paper, sheet.notes, { ...box, y, height: 18 }, { font: 'bold', size: 11.5, colour: INK_SOFT })
  for (let line = 1; line <= 3; line += 1) drawRule(paper, box.x, y + 18 + line * 24, box.width, '#9aa5b1')
}
