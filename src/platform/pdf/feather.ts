import type { PdfPath } from './pdf-sheet.ts'
import { sheetLooks } from './sheet-looks.ts'

/** The vane and eye of the logo (ui-kit/brand-mark.tsx), on 32 by 32. */
const VANE = 'M26 3C13 5 5 13 5 23c0 2 .3 4 1 6 1-6 4-11 9-15-3 5-5 9-6 14 10-1 17-10 17-25z'
const EYE = 'M23.4 11a3.4 3.4 0 1 1 -6.8 0a3.4 3.4 0 1 1 6.8 0z'

/** The printed logo. */
export function feather(at: { x: number; y: number; scale: number }): PdfPath[] {
  const { peacock, marigold } = sheetLooks
  return [
    { kind: 'path', d: VANE, at, fill: peacock },
    { kind: 'path', d: EYE, at, fill: marigold },
  ]
}
