import { feather } from '#platform/pdf/feather.ts'
import { type PdfPath, SHEET_HEIGHT, SHEET_WIDTH } from '#platform/pdf/pdf-sheet.ts'
import { sheetLooks } from '#platform/pdf/sheet-looks.ts'

/** The frame around the text: a double line with a feather in two corners. */
export function sheetFrame(): PdfPath[] {
  const { peacock, marigold, marigoldSoft, mist } = sheetLooks
  return [
    { kind: 'path', d: corner('upper left'), fill: mist },
    { kind: 'path', d: corner('lower right'), fill: marigoldSoft },
    { kind: 'path', d: roundedFrame(24, 18), stroke: peacock, width: 3 },
    { kind: 'path', d: roundedFrame(32, 12), stroke: marigold, width: 1.2 },
    ...feather({ x: 46, y: 44, scale: 2.4 }),
  ]
}

function roundedFrame(inset: number, radius: number): string {
  const [right, bottom] = [SHEET_WIDTH - inset, SHEET_HEIGHT - inset]
  const r = radius
  return (
    `M${inset + r} ${inset}H${right - r}A${r} ${r} 0 0 1 ${right} ${inset + r}` +
    `V${bottom - r}A${r} ${r} 0 0 1 ${right - r} ${bottom}` +
    `H${inset + r}A${r} ${r} 0 0 1 ${inset} ${bottom - r}V${inset + r}A${r} ${r} 0 0 1 ${inset + r} ${inset}Z`
  )
}

/** A soft quarter disc inside the frame. */
function corner(where: 'upper left' | 'lower right'): string {
  const radius = 150
  const [x, y, way] = where === 'upper left' ? [33, 33, 1] : [SHEET_WIDTH - 33, SHEET_HEIGHT - 33, -1]
  return `M${x} ${y}H${x + way * radius}A${radius} ${radius} 0 0 1 ${x} ${y + way * radius}Z`
}
