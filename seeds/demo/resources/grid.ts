import type { PdfBox } from '#platform/pdf/pdf-sheet.ts'

/** The cells of a grid, row by row. */
export function gridOf(
  box: PdfBox,
  { columns, rows, gap = 0 }: { columns: number; rows: number; gap?: number },
): PdfBox[] {
  const width = (box.width - gap * (columns - 1)) / columns
  const height = (box.height - gap * (rows - 1)) / rows
  return Array.from({ length: columns * rows }, (_, index) => ({
    x: box.x + (index % columns) * (width + gap),
    y: box.y + Math.floor(index / columns) * (height + gap),
    width,
    height,
  }))
}

export function inset(box: PdfBox, by: number): PdfBox {
  return { x: box.x + by, y: box.y + by, width: box.width - 2 * by, height: box.height - 2 * by }
}

/** The upper part of a box, and what is left below it. */
export function splitDown(box: PdfBox, height: number, gap = 0): [PdfBox, PdfBox] {
  return [
    { ...box, height },
    { ...box, y: box.y + height + gap, height: box.height - height - gap },
  ]
}

/** The left part of a box, and what is left beside it. */
export function splitAcross(box: PdfBox, width: number, gap = 0): [PdfBox, PdfBox] {
  return [
    { ...box, width },
    { ...box, x: box.x + width + gap, width: box.width - width - gap },
  ]
}

/** Items in pages of so many. */
export function inPages<T>(items: readonly T[], most: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / most) }, (_, page) =>
    items.slice(page * most, (page + 1) * most),
  )
}
