import type { ThermometerSheet } from '#seeds/demo/content/resources/sheets.ts'
import { INK_SOFT } from '../colours.ts'
import { gridOf } from '../grid.ts'
import { drawRule } from '../marks.ts'
import { addPage } from '../page-frame.ts'
import { decorate, drawSymbol, type Paper, write } from '../paper.ts'

const TUBE = 74

/** Levels of a feeling from calm at the foot to too much at the top, with room for own words. */
export function drawThermometer(paper: Paper, sheet: ThermometerSheet): void {
  const box = addPage(paper, { hint: sheet.hint, hasName: true })
  const levels = gridOf({ ...box, height: box.height - 36 }, { columns: 1, rows: sheet.levels.length })
  const lowest = sheet.levels.at(-1)?.colour ?? '#ffffff'
  decorate(paper, (doc) => {
    const x = box.x + TUBE / 2
    doc.circle(x, box.y + box.height - 34, 36).fill(lowest)
  })
  for (const [index, { symbol, word, under, colour }] of sheet.levels.entries()) {
    const level = levels[index] ?? box
    decorate(paper, (doc) => {
      const isTop = index === 0
      if (isTop) doc.roundedRect(level.x + 12, level.y, TUBE - 24, level.height, 24).fill(colour)
      doc
        .rect(level.x + 12, level.y + (isTop ? 26 : 0), TUBE - 24, level.height - (isTop ? 26 : 0))
        .fill(colour)
      const card = { x: level.x + TUBE + 14, width: level.width - TUBE - 14 }
      doc
        .roundedRect(card.x, level.y + 5, card.width, level.height - 10, 12)
        .fillOpacity(0.22)
        .fill(colour)
    })
    const x = level.x + TUBE + 26
    drawSymbol(paper, symbol, { x, y: level.y + 14, width: 76, height: level.height - 28 })
    const words = { x: x + 90, width: 150 }
    const middle = level.y + level.height / 2
    write(paper, word, { ...words, y: middle - 29, height: 32 }, { font: 'head', size: 22, role: 'H2' })
    write(paper, under, { ...words, y: middle + 3, height: 26 }, { size: 15, font: 'bold' })
    const own = { x: x + 250, width: level.x + level.width - x - 264 }
    write(paper, sheet.own_words, { ...own, y: level.y + 14, height: 14 }, { size: 9.5, colour: INK_SOFT })
    for (const line of [0.56, 0.8]) drawRule(paper, own.x, level.y + level.height * line, own.width)
  }
}
