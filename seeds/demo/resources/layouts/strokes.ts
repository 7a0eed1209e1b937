import type { StrokesSheet } from '#seeds/demo/content/resources/sheets.ts'
import { LEAF, LINE } from '../colours.ts'
import { gridOf } from '../grid.ts'
import { addPage } from '../page-frame.ts'
import { decorate, drawSymbol, type Paper } from '../paper.ts'
import { strokePath } from '../stroke-path.ts'

const PICTURE = 62

/** Dotted ways from one picture to another, before there are letters. */
export function drawStrokes(paper: Paper, sheet: StrokesSheet): void {
  const box = addPage(paper, { hint: sheet.hint, hasName: true })
  const rows = gridOf(box, { columns: 1, rows: sheet.rows.length, gap: 8 })
  for (const [index, { stroke, from, to }] of sheet.rows.entries()) {
    const row = rows[index] ?? box
    const middle = row.y + row.height / 2
    const picture = { y: middle - PICTURE / 2, width: PICTURE, height: PICTURE }
    drawSymbol(paper, from, { ...picture, x: row.x })
    drawSymbol(paper, to, { ...picture, x: row.x + row.width - PICTURE })
    const x = row.x + PICTURE + 18
    const d = strokePath(stroke, {
      x,
      y: middle,
      width: row.width - 2 * PICTURE - 36,
      height: row.height * 0.52,
    })
    decorate(paper, (doc) => {
      doc.path(d).lineWidth(15).lineCap('round').lineJoin('round').stroke('#eef2f3')
      doc.path(d).lineWidth(2).dash(0.1, { space: 6.5 }).stroke(LINE)
      doc.undash().circle(x, startOf(d), 5).fill(LEAF)
    })
  }
}

const startOf = (d: string) => Number(/^M[\d.-]+ ([\d.-]+)/.exec(d)?.[1] ?? 0)
