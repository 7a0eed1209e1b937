import type { SoundsSheet } from '#seeds/demo/content/resources/sheets.ts'
import { DEEP, HAIRLINE, inTurn, PEACOCK, SOFT, TRACE } from '../colours.ts'
import { outlineOf } from '../fonts.ts'
import { splitAcross, splitDown } from '../grid.ts'
import { drawCard, drawRule } from '../marks.ts'
import { addPage } from '../page-frame.ts'
import { decorate, drawSymbol, type Paper, write } from '../paper.ts'

/** A page a sound: its letter, a word that begins with it, and lines to trace and write. */
export function drawSounds(paper: Paper, sheet: SoundsSheet): void {
  for (const [index, { letter, word, symbol }] of sheet.letters.entries()) {
    const box = addPage(paper, index === 0 ? { hint: sheet.hint, hasName: true } : { isPlain: true })
    const [upper, lower] = splitDown(box, 236, 26)
    const [left, right] = splitAcross(upper, (upper.width - 16) / 2, 16)
    drawCard(paper, left, { fill: inTurn(SOFT, index), stroke: inTurn(SOFT, index), radius: 18 })
    write(paper, letter, left, {
      font: 'text',
      size: 150,
      align: 'center',
      colour: inTurn(DEEP, index),
      role: 'H2',
    })
    drawCard(paper, right, { stroke: HAIRLINE, radius: 18 })
    drawSymbol(paper, symbol, { ...right, y: right.y + 14, height: right.height - 74 })
    write(
      paper,
      word,
      { x: right.x + 10, y: right.y + right.height - 62, width: right.width - 20, height: 54 },
      { font: 'text', size: 32, align: 'center' },
    )
    drawLines(paper, letter, lower)
  }
}

function drawLines(
  paper: Paper,
  letter: string,
  box: { x: number; y: number; width: number; height: number },
): void {
  const outline = outlineOf(letter, 'text')
  const rows = Math.floor(box.height / 96)
  const height = box.height / rows
  const size = 62
  for (let row = 0; row < rows; row += 1) {
    const base = box.y + row * height + height * 0.74
    drawRule(paper, box.x, base - size * 0.66, box.width, PEACOCK)
    drawRule(paper, box.x, base, box.width, HAIRLINE)
    const copies = row < 2 ? Math.floor(box.width / (outline.width * size + 30)) : row === 2 ? 1 : 0
    for (let copy = 0; copy < copies; copy += 1) {
      decorate(paper, (doc) =>
        doc
          .translate(box.x + 12 + copy * (outline.width * size + 30), base)
          .scale(size)
          .path(outline.d)
          .lineWidth(1.1 / size)
          .dash(2.4 / size, { space: 2 / size })
          .fillAndStroke('#e6ebed', TRACE),
      )
    }
  }
}
