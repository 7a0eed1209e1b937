import type { CuttingSheet } from '#seeds/demo/content/resources/sheets.ts'
import { inTurn, LINE, PEACOCK, SOFT } from '../colours.ts'
import { gridOf, inPages } from '../grid.ts'
import { addPage } from '../page-frame.ts'
import { decorate, drawSymbol, type Paper, write } from '../paper.ts'
import { strokePath } from '../stroke-path.ts'

const STRIPS_A_PAGE = 7

/** Strips with a line to cut along, from easy to tricky. */
export function drawCutting(paper: Paper, sheet: CuttingSheet): void {
  for (const [page, strips] of inPages(sheet.strips, STRIPS_A_PAGE).entries()) {
    const box = addPage(paper, page === 0 ? { hint: sheet.hint } : { isPlain: true })
    const rows = gridOf(box, { columns: 1, rows: STRIPS_A_PAGE, gap: 10 })
    for (const [index, stroke] of strips.entries()) {
      const row = rows[index] ?? box
      const number = page * STRIPS_A_PAGE + index
      decorate(paper, (doc) =>
        doc.roundedRect(row.x, row.y, row.width, row.height, 6).fill(inTurn(SOFT, number)),
      )
      const label = { x: row.x + 8, y: row.y + 4, width: 30, height: 20 }
      write(paper, String(number + 1), label, { font: 'head', size: 13, colour: PEACOCK })
      const middle = row.y + row.height / 2
      drawSymbol(paper, 'scissors', { x: row.x + 4, y: middle - 16, width: 32, height: 32 })
      // The way grows taller from page to page, so that the same line becomes harder.
      const height = row.height * (page === 0 ? 0.42 : 0.68)
      const d = strokePath(stroke, { x: row.x + 42, y: middle, width: row.width - 42, height })
      decorate(paper, (doc) =>
        doc
          .path(d)
          .lineWidth(page === 0 ? 3 : 1.8)
          .lineJoin('round')
          .dash(9, { space: 5 })
          .stroke(LINE),
      )
    }
  }
}
