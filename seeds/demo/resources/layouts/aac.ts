import type { AacSheet, WordKind } from '#seeds/demo/content/resources/sheets.ts'
import { gridOf } from '../grid.ts'
import { drawCard } from '../marks.ts'
import { addPage } from '../page-frame.ts'
import { drawSymbol, type Paper, write } from '../paper.ts'

/** Ground and edge after the Fitzgerald key, in which people know word boards. */
const COLOURS: Record<WordKind, [string, string]> = {
  person: ['#fff4c2', '#b58900'],
  action: ['#dff2df', '#2f7d3b'],
  describing: ['#dcebfa', '#2b6cb0'],
  thing: ['#ffe6d1', '#c05c1a'],
  social: ['#fde2ee', '#b8326f'],
  question: ['#ebe1f7', '#6b3fa0'],
  place: ['#eceff1', '#546e7a'],
}

/** A board of words to point at, each with its symbol. */
export function drawAac(paper: Paper, sheet: AacSheet): void {
  for (const isGrey of sheet.alsoGrey ? [false, true] : [false]) {
    const box = addPage(paper, { isLandscape: true, hint: sheet.hint })
    const rows = Math.ceil(sheet.cells.length / sheet.columns)
    const cells = gridOf(box, { columns: sheet.columns, rows, gap: 5 })
    for (const [index, { symbol, word, under, kind }] of sheet.cells.entries()) {
      const cell = cells[index] ?? box
      const [fill, stroke] = isGrey ? ['#ffffff', '#1d2433'] : COLOURS[kind]
      drawCard(paper, cell, { fill, stroke, line: 1.4, radius: 7 })
      const words = under ? 33 : 21
      drawSymbol(paper, symbol, { ...cell, y: cell.y + 3, height: cell.height - words - 4 }, { isGrey })
      const inner = { x: cell.x + 3, width: cell.width - 6 }
      write(
        paper,
        word,
        { ...inner, y: cell.y + cell.height - words - 1, height: 20 },
        { font: 'head', size: 14, align: 'center' },
      )
      if (under)
        write(
          paper,
          under,
          { ...inner, y: cell.y + cell.height - 17, height: 14 },
          { size: 9, align: 'center' },
        )
    }
  }
}
