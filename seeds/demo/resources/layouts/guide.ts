import { LEADING } from '#platform/pdf/fit-text.ts'
import type { GuideSheet } from '#seeds/demo/content/resources/sheets.ts'
import { DEEP, INK_SOFT, inTurn, MARIGOLD, MARIGOLD_SOFT } from '../colours.ts'
import { addPage } from '../page-frame.ts'
import { decorate, drawSymbol, flow, type Paper, write } from '../paper.ts'

const PICTURE = 84
const SIZE = 13.5

/** A page or two to read: a lead, parts with points, and one thing to remember. */
export function drawGuide(paper: Paper, sheet: GuideSheet): void {
  let box = addPage(paper)
  drawSymbol(paper, sheet.symbol, {
    x: box.x + box.width - PICTURE,
    y: box.y - 14,
    width: PICTURE,
    height: PICTURE,
  })
  let y = flow(
    paper,
    sheet.lead,
    { x: box.x, y: box.y, width: box.width - PICTURE - 20 },
    { size: 14, colour: INK_SOFT },
  )
  y = Math.max(y, box.y + PICTURE - 14) + 14
  for (const [index, { heading, points }] of sheet.blocks.entries()) {
    const text = { x: box.x + 20, width: box.width - 26 }
    const height = 34 + points.reduce((sum, point) => sum + heightOf(paper, point, text.width - 16), 0)
    if (y + height > box.y + box.height) {
      box = addPage(paper, { isPlain: true })
      y = box.y
    }
    const top = y
    y =
      flow(
        paper,
        heading,
        { ...text, y },
        { font: 'head', size: 18, colour: inTurn(DEEP, index), role: 'H2' },
      ) + 3
    for (const point of points) {
      const dot = y + 9
      decorate(paper, (doc) => doc.circle(text.x + 4, dot, 2.6).fill(inTurn(DEEP, index)))
      y = flow(paper, point, { x: text.x + 16, y, width: text.width - 16 }, { size: SIZE }) + 6
    }
    const bottom = y
    decorate(paper, (doc) =>
      doc.roundedRect(box.x, top + 3, 5, bottom - top - 8, 2.5).fill(inTurn(DEEP, index)),
    )
    y += 16
  }
  drawRemember(paper, sheet.remember, y, box)
}

function heightOf(paper: Paper, words: string, width: number): number {
  const { doc } = paper
  return Math.ceil((doc.font('text').fontSize(SIZE).widthOfString(words) * 1.06) / width) * SIZE * LEADING + 5
}

function drawRemember(
  paper: Paper,
  words: string,
  from: number,
  box: { x: number; y: number; width: number; height: number },
): void {
  let [y, room] = [from + 2, box]
  if (y + 66 > room.y + room.height) {
    room = addPage(paper, { isPlain: true })
    y = room.y
  }
  const card = { ...room, y, height: 62 }
  decorate(paper, (doc) => {
    doc.roundedRect(card.x, card.y, card.width, card.height, 10).fill(MARIGOLD_SOFT)
    doc.roundedRect(card.x, card.y, 6, card.height, 3).fill(MARIGOLD)
  })
  write(
    paper,
    words,
    { x: card.x + 22, y: card.y + 6, width: card.width - 40, height: 50 },
    { font: 'bold', size: 14 },
  )
}
