import type { PdfBox } from '#platform/pdf/pdf-sheet.ts'
import type { StepsSheet } from '#seeds/demo/content/resources/sheets.ts'
import { DEEP, inTurn, LEAF, LEAF_SOFT, SOFT } from '../colours.ts'
import { gridOf, splitDown } from '../grid.ts'
import { drawCard } from '../marks.ts'
import { addPage } from '../page-frame.ts'
import { decorate, drawSymbol, type Paper, write } from '../paper.ts'

/** Pictures in the order of doing, two or three beside each other, and a cheer at the end. */
export function drawSteps(paper: Paper, sheet: StepsSheet): void {
  const box = addPage(paper, { hint: sheet.hint })
  const columns = sheet.steps.length > 6 ? 3 : 2
  const rows = Math.ceil(sheet.steps.length / columns)
  const isFull = sheet.steps.length === columns * rows
  const [body, foot] = isFull ? splitDown(box, box.height - 60, 12) : [box, box]
  const cells = gridOf(body, { columns, rows, gap: 14 })
  for (const [index, { symbol, word, under }] of sheet.steps.entries()) {
    const cell = cells[index] ?? body
    drawCard(paper, cell, { fill: inTurn(SOFT, index), stroke: inTurn(DEEP, index), line: 1.3, radius: 14 })
    const words = under ? 66 : 46
    drawSymbol(paper, symbol, { ...cell, y: cell.y + 12, height: cell.height - words - 16 })
    decorate(paper, (doc) => doc.circle(cell.x + 22, cell.y + 22, 14).fill(inTurn(DEEP, index)))
    write(
      paper,
      String(index + 1),
      { x: cell.x + 8, y: cell.y + 8, width: 28, height: 28 },
      { font: 'head', size: 15, align: 'center', colour: '#ffffff' },
    )
    const inner = { x: cell.x + 10, width: cell.width - 20 }
    write(
      paper,
      word,
      { ...inner, y: cell.y + cell.height - words, height: 40 },
      { font: 'head', size: 17, align: 'center' },
    )
    if (under)
      write(
        paper,
        under,
        { ...inner, y: cell.y + cell.height - 30, height: 22 },
        { size: 11.5, align: 'center' },
      )
  }
  if (isFull) drawDoneStrip(paper, sheet.done, foot)
  else drawDoneCard(paper, sheet.done, cells.slice(sheet.steps.length))
}

function drawDoneStrip(paper: Paper, done: string, box: PdfBox): void {
  drawCard(paper, box, { fill: LEAF_SOFT, stroke: LEAF_SOFT })
  const side = box.height - 8
  drawSymbol(paper, 'glowing-star', { x: box.x + 12, y: box.y + 4, width: side, height: side })
  const words = { ...box, x: box.x + side + 24, width: box.width - side - 32 }
  write(paper, done, words, { font: 'head', size: 18, colour: LEAF })
}

/** In what the last row leaves free. */
function drawDoneCard(paper: Paper, done: string, [first, ...others]: PdfBox[]): void {
  if (!first) return
  const last = others.at(-1) ?? first
  const box = { ...first, width: last.x + last.width - first.x }
  drawCard(paper, box, { fill: LEAF_SOFT, stroke: LEAF_SOFT, radius: 14 })
  drawSymbol(paper, 'glowing-star', { ...box, y: box.y + 16, height: box.height - 96 })
  const words = { x: box.x + 12, y: box.y + box.height - 76, width: box.width - 24, height: 64 }
  write(paper, done, words, { font: 'head', size: 18, align: 'center', colour: LEAF })
}
