import type { PdfBox } from '#platform/pdf/pdf-sheet.ts'
import type { CountingSheet } from '#seeds/demo/content/resources/sheets.ts'
import { HAIRLINE, LINE, MIST, PEACOCK } from '../colours.ts'
import { gridOf, splitAcross } from '../grid.ts'
import { drawCard } from '../marks.ts'
import { addPage } from '../page-frame.ts'
import { decorate, drawSymbol, type Paper, write } from '../paper.ts'

const CHOICES = 3

/** Things to count: circle the number, write it, or colour so many shapes. */
export function drawCounting(paper: Paper, sheet: CountingSheet): void {
  const box = addPage(paper, { hint: sheet.hint, hasName: true })
  const rows = gridOf(box, { columns: 1, rows: sheet.rows.length, gap: 10 })
  for (const [index, { symbol, count }] of sheet.rows.entries()) {
    const row = rows[index] ?? box
    drawCard(paper, row, { fill: index % 2 ? '#ffffff' : MIST, stroke: HAIRLINE })
    const answers = sheet.task === 'circle' ? 156 : 76
    const [things, answer] = splitAcross(row, row.width - answers, 0)
    if (sheet.task === 'colour') drawShapes(paper, symbol, things)
    else drawThings(paper, symbol, count, things)
    if (sheet.task === 'circle') drawChoices(paper, count, index, answer)
    else if (sheet.task === 'colour') drawNumber(paper, count, answer)
    else drawEmptyBox(paper, answer)
  }
}

function drawThings(paper: Paper, symbol: string, count: number, box: PdfBox): void {
  const rows = count > 6 ? 2 : 1
  const columns = rows === 2 ? Math.ceil(count / 2) : count
  const side = Math.min((box.height - 10) / rows, (box.width - 24) / columns, 62)
  const top = box.y + (box.height - rows * side) / 2
  for (let index = 0; index < count; index += 1) {
    const at = { x: box.x + 14 + (index % columns) * side, y: top + Math.floor(index / columns) * side }
    const alt = index === 0 ? { alt: `${count} ${symbol.replaceAll('-', ' ')}` } : {}
    drawSymbol(paper, symbol, { ...at, width: side - 3, height: side - 3 }, alt)
  }
}

function drawShapes(paper: Paper, symbol: string, box: PdfBox): void {
  const side = Math.min(box.height - 26, (box.width - 90) / 10 - 4)
  drawSymbol(paper, symbol, { x: box.x + 10, y: box.y + box.height / 2 - 27, width: 54, height: 54 })
  decorate(paper, (doc) => {
    for (let index = 0; index < 10; index += 1) {
      const x = box.x + 78 + index * (side + 4) + side / 2
      doc.circle(x, box.y + box.height / 2, side / 2)
    }
    doc.lineWidth(1.3).fillAndStroke('#ffffff', LINE)
  })
}

/** The number, one less or more, and one further away, in a different order in each row. */
function drawChoices(paper: Paper, count: number, row: number, box: PdfBox): void {
  const others = [count + 1, count > 2 ? count - 1 : count + 2]
  const numbers =
    row % 3 === 0
      ? [others[1], count, others[0]]
      : row % 3 === 1
        ? [count, others[0], others[1]]
        : [others[0], others[1], count]
  const cells = gridOf(box, { columns: CHOICES, rows: 1 })
  for (const [index, number] of numbers.entries()) {
    const cell = cells[index] ?? box
    decorate(paper, (doc) =>
      doc
        .circle(cell.x + cell.width / 2 - 4, cell.y + cell.height / 2, 21)
        .lineWidth(1)
        .fillAndStroke('#ffffff', HAIRLINE),
    )
    write(paper, String(number), { ...cell, x: cell.x - 4 }, { font: 'head', size: 24, align: 'center' })
  }
}

function drawNumber(paper: Paper, count: number, box: PdfBox): void {
  write(paper, String(count), box, { font: 'head', size: 40, align: 'center', colour: PEACOCK })
}

function drawEmptyBox(paper: Paper, box: PdfBox): void {
  const side = Math.min(54, box.height - 18)
  const at = {
    x: box.x + box.width - side - 12,
    y: box.y + (box.height - side) / 2,
    width: side,
    height: side,
  }
  drawCard(paper, at, { stroke: LINE, line: 1.4, radius: 8 })
}
