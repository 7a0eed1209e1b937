import type { Sheet } from '#seeds/demo/content/resources/sheets.ts'
import { drawLayout } from '../layouts/index.ts'
import { finishPages } from '../page-frame.ts'
import { openPaper } from '../paper.ts'

interface About {
  title: string
  language: 'en' | 'hi'
  licence: string
}

/** A sheet as a tagged PDF on A4. */
export function drawPdf(about: About, sheet: Sheet): Promise<Buffer> {
  const { paper, written } = openPaper(about)
  drawLayout(paper, sheet)
  finishPages(paper, about)
  paper.root.end()
  paper.doc.end()
  return written
}
