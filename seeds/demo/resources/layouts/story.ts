import type { PdfBox } from '#platform/pdf/pdf-sheet.ts'
import type { StorySheet } from '#seeds/demo/content/resources/sheets.ts'
import { DEEP, inTurn, MIST, PEACOCK, SOFT } from '../colours.ts'
import { gridOf, splitDown } from '../grid.ts'
import { drawCard, drawRule } from '../marks.ts'
import { addPage } from '../page-frame.ts'
import { decorate, drawSymbol, flow, type Paper, write } from '../paper.ts'

/** A social story: one idea a page in large print, pictures above; the last page is for the grown-up. */
export function drawStory(paper: Paper, sheet: StorySheet): void {
  for (const [index, { symbols, text }] of sheet.pages.entries()) {
    const box = addPage(paper, index === 0 ? {} : { isPlain: true })
    const [upper, lower] = splitDown(box, box.height * 0.54, 24)
    drawCard(paper, upper, { fill: inTurn(SOFT, index), stroke: inTurn(SOFT, index), radius: 18 })
    const side = Math.min(250, upper.height - 50, (upper.width - 40) / symbols.length)
    const middle = {
      ...upper,
      x: upper.x + (upper.width - side * symbols.length) / 2,
      width: side * symbols.length,
    }
    for (const [place, cell] of gridOf(middle, { columns: symbols.length, rows: 1 }).entries()) {
      drawSymbol(paper, symbols[place] ?? '', { ...cell, y: cell.y + (cell.height - side) / 2, height: side })
    }
    write(
      paper,
      text,
      { ...lower, x: lower.x + 10, width: lower.width - 20, height: lower.height - 30 },
      { size: 26, align: 'center', font: 'text' },
    )
    const dot = { x: lower.x + lower.width / 2 - (sheet.pages.length - 1) * 7, y: lower.y + lower.height - 8 }
    decorate(paper, (doc) => {
      for (let at = 0; at < sheet.pages.length; at += 1)
        doc.circle(dot.x + at * 14, dot.y, 3.4).fill(at === index ? inTurn(DEEP, index) : '#c3ccd2')
    })
  }
  drawPlan(paper, sheet)
}

function drawPlan(paper: Paper, sheet: StorySheet): void {
  const { heading, points } = sheet.plan
  const box = addPage(paper, { heading })
  let y = box.y + 4
  for (const [index, point] of points.entries()) {
    const at = { x: box.x + 44, y: y + 12, width: box.width - 62 }
    const end = Math.max(flow(paper, point, at, { size: 15 }) + 12, y + 44)
    decorate(paper, (doc) => doc.roundedRect(box.x, y + 6, 5, end - y - 12, 2.5).fill(inTurn(DEEP, index)))
    write(
      paper,
      String(index + 1),
      { x: box.x + 12, y: y + 9, width: 24, height: 26 },
      { font: 'head', size: 18, colour: PEACOCK, align: 'center' },
    )
    y = end + 8
  }
  drawOwnStory(paper, sheet, { ...box, y: y + 14, height: box.y + box.height - y - 14 })
}

const RETELL = { en: 'Tell the story again in your own words', hi: 'कहानी अपने शब्दों में फिर से कहो' } as const

/** The whole story as a strip of pictures, to retell it and to write the child's own words. */
function drawOwnStory(paper: Paper, { pages }: StorySheet, room: PdfBox): void {
  const [head, box] = splitDown(room, 30, 8)
  write(paper, RETELL[paper.language], head, { font: 'head', size: 17, colour: PEACOCK, role: 'H2' })
  const cells = gridOf(
    { ...box, height: Math.min(box.height, 380) },
    { columns: 2, rows: Math.ceil(pages.length / 2), gap: 12 },
  )
  for (const [index, { symbols }] of pages.entries()) {
    const cell = cells[index] ?? box
    drawCard(paper, cell, { fill: MIST, stroke: MIST })
    const side = Math.min(70, cell.height - 16)
    drawSymbol(paper, symbols[0] ?? '', {
      x: cell.x + 8,
      y: cell.y + (cell.height - side) / 2,
      width: side,
      height: side,
    })
    const x = cell.x + side + 20
    for (const share of [0.36, 0.62, 0.88])
      drawRule(paper, x, cell.y + cell.height * share, cell.x + cell.width - x - 12)
  }
}
