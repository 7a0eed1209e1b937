import type { ShopSheet } from '#seeds/demo/content/resources/sheets.ts'
import { LINE, MARIGOLD_SOFT, MIST, PEACOCK } from '../colours.ts'
import { gridOf, inPages } from '../grid.ts'
import { drawCutBox, drawRule } from '../marks.ts'
import { addPage } from '../page-frame.ts'
import { decorate, drawSymbol, type Paper, write } from '../paper.ts'

const TAGS_A_PAGE = 12
const BILL_ROWS = 6

/** Price tags to cut out, and a page of bills. */
export function drawShop(paper: Paper, sheet: ShopSheet): void {
  for (const [page, tags] of inPages(sheet.tags, TAGS_A_PAGE).entries()) {
    const box = addPage(paper, page === 0 ? { hint: sheet.hint } : { isPlain: true })
    const cells = gridOf(box, { columns: 3, rows: 4 })
    for (const [index, { symbol, word, price }] of tags.entries()) {
      const cell = cells[index] ?? box
      drawCutBox(paper, cell)
      drawSymbol(paper, symbol, { ...cell, y: cell.y + 8, height: cell.height - 78 })
      const inner = { x: cell.x + 10, width: cell.width - 20 }
      const y = cell.y + cell.height - 68
      write(paper, word, { ...inner, y, height: 22 }, { font: 'bold', size: 13, align: 'center' })
      const tag = { x: inner.x + 20, y: y + 24, width: inner.width - 40, height: 34 }
      decorate(paper, (doc) => doc.roundedRect(tag.x, tag.y, tag.width, tag.height, 8).fill(MARIGOLD_SOFT))
      write(paper, `₹ ${price}`, tag, { font: 'head', size: 22, align: 'center' })
    }
  }
  drawBills(paper, sheet.bill)
}

function drawBills(paper: Paper, bill: ShopSheet['bill']): void {
  const page = addPage(paper, { heading: bill.heading })
  for (const cell of gridOf(page, { columns: 2, rows: 2 })) {
    drawCutBox(paper, cell)
    const box = { x: cell.x + 16, y: cell.y + 14, width: cell.width - 32, height: cell.height - 28 }
    write(
      paper,
      bill.heading,
      { ...box, height: 24 },
      { font: 'head', size: 15, align: 'center', colour: PEACOCK },
    )
    const head = box.y + 30
    decorate(paper, (doc) => doc.rect(box.x, head, box.width, 20).fill(MIST))
    const [thing = '', price = ''] = bill.columns
    write(
      paper,
      thing,
      { x: box.x + 6, y: head, width: box.width * 0.6, height: 20 },
      { size: 10.5, font: 'bold' },
    )
    const right = { x: box.x + box.width * 0.6, y: head, width: box.width * 0.4 - 6, height: 20 }
    write(paper, price, right, { size: 10.5, font: 'bold', align: 'right' })
    for (let row = 1; row <= BILL_ROWS; row += 1)
      drawRule(paper, box.x, head + 20 + row * 26, box.width, '#c3ccd2')
    let y = head + 20 + BILL_ROWS * 26 + 10
    for (const words of [bill.total, bill.paid, bill.change]) {
      write(
        paper,
        words,
        { x: box.x + 6, y, width: box.width * 0.55, height: 22 },
        { size: 11.5, font: 'bold' },
      )
      drawRule(paper, box.x + box.width * 0.6, y + 18, box.width * 0.4, LINE)
      write(paper, '₹', { ...right, x: box.x + box.width * 0.6, y, width: 14, height: 20 }, { size: 11.5 })
      y += 27
    }
  }
}
