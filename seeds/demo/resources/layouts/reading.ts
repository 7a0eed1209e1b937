import type { ReadingSheet } from '#seeds/demo/content/resources/sheets.ts'
import { LINE, MIST, PEACOCK } from '../colours.ts'
import { splitDown } from '../grid.ts'
import { drawRule } from '../marks.ts'
import { addPage } from '../page-frame.ts'
import { decorate, drawSymbol, flow, type Paper, write } from '../paper.ts'

const SIZE = 19

/** Large print with wide lines; questions with room to answer on a page of their own. */
export function drawReading(paper: Paper, sheet: ReadingSheet): void {
  let box = addPage(paper)
  const [top, rest] = splitDown(box, 150, 18)
  decorate(paper, (doc) => doc.roundedRect(top.x, top.y, top.width, top.height, 16).fill(MIST))
  drawSymbol(paper, sheet.symbol, { ...top, y: top.y + 10, height: top.height - 20 })
  let y = rest.y
  for (const paragraph of sheet.paragraphs) {
    const lines = Math.ceil(
      (paper.doc.font('text').fontSize(SIZE).widthOfString(paragraph) * 1.08) / box.width,
    )
    if (y + lines * SIZE * 1.32 > box.y + box.height) {
      box = addPage(paper, { isPlain: true })
      y = box.y
    }
    y = flow(paper, paragraph, { x: box.x, y, width: box.width }, { size: SIZE }) + 18
  }
  drawQuestions(paper, sheet.questions)
}

function drawQuestions(paper: Paper, { heading, list }: ReadingSheet['questions']): void {
  const box = addPage(paper, { heading, hasName: true })
  const height = Math.min(150, box.height / list.length)
  for (const [index, question] of list.entries()) {
    const y = box.y + index * height
    const number = { x: box.x, y, width: 24, height: 24 }
    write(paper, String(index + 1), number, { font: 'head', size: 17, colour: PEACOCK })
    const end = flow(paper, question, { x: box.x + 26, y, width: box.width - 26 }, { size: 15 })
    for (let line = end + 26; line <= y + height - 14; line += 28)
      drawRule(paper, box.x + 26, line, box.width - 26, LINE)
  }
}
