import type { TextLanguage } from '#contract/wire.ts'
import type { PdfBox, PdfText } from '#platform/pdf/pdf-sheet.ts'
import { sheetLooks } from '#platform/pdf/sheet-looks.ts'
import { ordinalDate } from '#ui-kit/dates.ts'
import type { CheckedModule } from '../certificates.contract.ts'
import { lengthLabel } from '../length-label.contract.ts'

/** In points. */
const GAP = 24
const TALLEST = 22
/** The largest font size, in a single column and in several. */
const LARGEST = { alone: 12, beside: 9.5 }
/** The width that a length and a date need in either language, in multiples of the font size. */
const FACTS_WIDTH = 12.5

/** The modules below each other, each with its length and day, in as many columns as needed. */
export function moduleLines(
  modules: readonly CheckedModule[],
  { box, language }: { box: PdfBox; language: TextLanguage },
): PdfText[] {
  const columns = modules.length <= 6 ? 1 : modules.length <= 24 ? 2 : 3
  const inColumn = Math.ceil(modules.length / columns)
  const width = (box.width - GAP * (columns - 1)) / columns
  const height = Math.min(TALLEST, box.height / inColumn)
  const size = Math.min(columns === 1 ? LARGEST.alone : LARGEST.beside, height * 0.55)
  const factsWidth = Math.min(width / 2, FACTS_WIDTH * size)
  return modules.flatMap((module, index): PdfText[] => {
    const x = box.x + Math.floor(index / inColumn) * (width + GAP)
    const y = box.y + (index % inColumn) * height
    const looks = { kind: 'text', role: 'P', font: 'text', size } as const
    const facts = [
      lengthLabel(module.minutes, language),
      module.done_on ? ordinalDate(module.done_on, 'UTC', language) : '',
    ]
    return [
      {
        ...looks,
        text: `${index + 1}. ${module.title}`,
        language: module.text_language,
        box: { x, y, width: width - factsWidth - 8, height },
        colour: sheetLooks.ink,
        align: 'left',
      },
      {
        ...looks,
        text: facts.filter(Boolean).join(' · '),
        language,
        box: { x: x + width - factsWidth, y, width: factsWidth, height },
        colour: sheetLooks.inkSoft,
        align: 'right',
      },
    ]
  })
}
