import type { PdfBox } from '#platform/pdf/pdf-sheet.ts'
import type { MatchingSheet, MatchSide } from '#seeds/demo/content/resources/sheets.ts'
import { LINE, PEACOCK } from '../colours.ts'
import { gridOf, inset } from '../grid.ts'
import { drawCard } from '../marks.ts'
import { addPage } from '../page-frame.ts'
import { decorate, drawSymbol, type Paper, write } from '../paper.ts'

const CARD_WIDTH = 168
const DOT = 4.5

/** Two columns of cards; a line is drawn from each on the left to its partner on the right. */
export function drawMatching(paper: Paper, sheet: MatchingSheet): void {
  const box = addPage(paper, { hint: sheet.hint, hasName: true })
  const rows = gridOf(box, { columns: 1, rows: sheet.pairs.length, gap: 14 })
  for (const [index, row] of rows.entries()) {
    const [left, right] = [sheet.pairs[index]?.left, sheet.pairs[partnerOf(index, rows.length)]?.right]
    const cards = [
      { side: left, card: { ...row, width: CARD_WIDTH }, dot: row.x + CARD_WIDTH + 14 },
      {
        side: right,
        card: { ...row, x: row.x + row.width - CARD_WIDTH, width: CARD_WIDTH },
        dot: row.x + row.width - CARD_WIDTH - 14,
      },
    ]
    for (const { side, card, dot } of cards) {
      if (!side) continue
      drawCard(paper, card, { stroke: LINE })
      drawSide(paper, side, inset(card, 8))
      decorate(paper, (doc) => doc.circle(dot, card.y + card.height / 2, DOT).fill(PEACOCK))
    }
  }
}

/** Mixed so that no partner stands just across. */
const MIXED: Record<number, readonly number[]> = {
  4: [2, 0, 3, 1],
  5: [2, 4, 1, 0, 3],
  6: [3, 5, 0, 4, 1, 2],
}
const partnerOf = (index: number, count: number): number => MIXED[count]?.[index] ?? (index + 1) % count

function drawSide(paper: Paper, side: MatchSide, box: PdfBox): void {
  if ('word' in side) {
    write(paper, side.word, box, { font: 'head', size: 32, align: 'center' })
    return
  }
  const count = side.count ?? 1
  const columns = count > 5 ? Math.ceil(count / 2) : count
  const cells = gridOf(box, { columns, rows: count > 5 ? 2 : 1, gap: 2 })
  const alt = side.symbol.replaceAll('-', ' ')
  for (const [index, cell] of cells.slice(0, count).entries()) {
    drawSymbol(paper, side.symbol, cell, index === 0 ? { alt: count > 1 ? `${count} ${alt}` : alt } : {})
  }
}
