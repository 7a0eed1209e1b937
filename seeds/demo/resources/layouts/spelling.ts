import type { SpellingSheet } from '#seeds/demo/content/resources/sheets.ts'
import { HAIRLINE, LINE, MIST, PEACOCK } from '../colours.ts'
import { gridOf } from '../grid.ts'
import { drawCard } from '../marks.ts'
import { addPage } from '../page-frame.ts'
import { drawSymbol, type Paper, write } from '../paper.ts'

const graphemes = new Intl.Segmenter('hi', { granularity: 'grapheme' })

/** A picture and a box for each letter of its word; some letters are given. */
export function drawSpelling(paper: Paper, sheet: SpellingSheet): void {
  const box = addPage(paper, { hint: sheet.hint, hasName: true })
  const cells = gridOf(box, { columns: 2, rows: Math.ceil(sheet.cards.length / 2), gap: 14 })
  for (const [index, { symbol, word, given }] of sheet.cards.entries()) {
    const cell = cells[index] ?? box
    drawCard(paper, cell, { stroke: HAIRLINE, radius: 14 })
    const letters = Array.from(graphemes.segment(word), ({ segment }) => segment)
    const side = Math.min(40, (cell.width - 28) / letters.length - 5)
    drawSymbol(paper, symbol, { ...cell, y: cell.y + 8, height: cell.height - side - 30 }, { alt: word })
    const left = cell.x + (cell.width - letters.length * (side + 5) + 5) / 2
    for (const [place, letter] of letters.entries()) {
      const spot = {
        x: left + place * (side + 5),
        y: cell.y + cell.height - side - 14,
        width: side,
        height: side,
      }
      const isGiven = given.includes(place)
      drawCard(paper, spot, { stroke: LINE, fill: isGiven ? MIST : '#ffffff', radius: 6, line: 1.2 })
      if (isGiven) write(paper, letter, spot, { font: 'head', size: 22, align: 'center', colour: PEACOCK })
    }
  }
}
