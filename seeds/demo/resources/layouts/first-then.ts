import type { FirstThenSheet } from '#seeds/demo/content/resources/sheets.ts'
import { DEEP, inTurn, LINE, SOFT } from '../colours.ts'
import { gridOf, inPages } from '../grid.ts'
import { drawArrow, drawCard, drawCutBox } from '../marks.ts'
import { addPage } from '../page-frame.ts'
import { decorate, drawSymbol, type Paper, write } from '../paper.ts'

const CARDS_A_PAGE = 12

/** A board with two or three places, and cards to cut out that are laid on them. */
export function drawFirstThen(paper: Paper, sheet: FirstThenSheet): void {
  const box = addPage(paper, { hint: sheet.hint, isLandscape: true })
  const gap = 46
  const places = gridOf(box, { columns: sheet.words.length, rows: 1, gap })
  for (const [index, word] of sheet.words.entries()) {
    const place = places[index] ?? box
    drawCard(paper, place, { fill: inTurn(SOFT, index), stroke: inTurn(DEEP, index), line: 2, radius: 16 })
    write(
      paper,
      word,
      { ...place, y: place.y + 10, height: 48 },
      { font: 'head', size: 34, align: 'center', colour: inTurn(DEEP, index), role: 'H2' },
    )
    const side = Math.min(place.width - 36, place.height - 84)
    const spot = {
      x: place.x + (place.width - side) / 2,
      y: place.y + 64 + (place.height - 80 - side) / 2,
      width: side,
      height: side,
    }
    decorate(paper, (doc) =>
      doc.roundedRect(spot.x, spot.y, side, side, 10).dash(5, { space: 4 }).fillAndStroke('#ffffff', LINE),
    )
    if (index > 0) drawArrow(paper, place.x - gap + 9, place.y + place.height / 2, gap - 18, LINE)
  }
  for (const cards of inPages(sheet.cards, CARDS_A_PAGE)) {
    const page = addPage(paper, { isPlain: true })
    const cells = gridOf(
      { ...page, height: (page.height / 4) * Math.ceil(cards.length / 3) },
      {
        columns: 3,
        rows: Math.ceil(cards.length / 3),
      },
    )
    for (const [index, { symbol, word }] of cards.entries()) {
      const cell = cells[index] ?? page
      drawCutBox(paper, cell)
      drawSymbol(paper, symbol, { ...cell, y: cell.y + 12, height: cell.height - 58 })
      write(
        paper,
        word,
        { x: cell.x + 8, y: cell.y + cell.height - 44, width: cell.width - 16, height: 34 },
        { font: 'head', size: 19, align: 'center' },
      )
    }
  }
}
