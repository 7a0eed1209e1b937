import type { PdfBox } from '#platform/pdf/pdf-sheet.ts'
import type { Stroke } from '#seeds/demo/content/resources/sheets.ts'

/** Between two turns, in points. */
const STEP = 44

/** A line to follow from left to right. `y` of the box is its middle. */
export function strokePath(stroke: Stroke, { x, y, width, height }: PdfBox): string {
  const count = Math.max(2, Math.round(width / STEP))
  const step = width / count
  const half = height / 2
  const each = (draw: (from: number, index: number) => string) =>
    Array.from({ length: count }, (_, index) => draw(x + index * step, index)).join('')
  switch (stroke) {
    case 'straight':
      return `M${x} ${y}L${x + width} ${y}`
    case 'slope':
      return `M${x} ${y + half}L${x + width} ${y - half}`
    case 'zigzag':
      return `M${x} ${y + half}${each((at, index) => `L${at + step} ${index % 2 ? y + half : y - half}`)}`
    case 'waves':
      return `M${x} ${y}${each((at, index) => {
        const peak = index % 2 ? y + half * 1.6 : y - half * 1.6
        return `C${at + step * 0.35} ${peak} ${at + step * 0.65} ${peak} ${at + step} ${y}`
      })}`
    case 'arches':
      return `M${x} ${y + half}${each((at) => `C${at} ${y - half * 1.7} ${at + step} ${y - half * 1.7} ${at + step} ${y + half}`)}`
    case 'loops':
      return loops({ x, y, width, height })
    case 'castle':
      return `M${x} ${y + half}${each((at, index) => {
        const level = index % 2 ? y + half : y - half
        return `L${at} ${level}L${at + step} ${level}`
      })}`
  }
}

const POINTS_A_LOOP = 24

/** A trochoid: the way of a point on a wheel that is larger than the one that rolls. */
function loops({ x, y, width, height }: PdfBox): string {
  const count = Math.max(2, Math.round(width / 62))
  const points = Array.from({ length: count * POINTS_A_LOOP + 1 }, (_, index) => {
    const turn = (index / POINTS_A_LOOP) * 2 * Math.PI
    const across = (width * index) / (count * POINTS_A_LOOP) - (width / count) * 0.42 * Math.sin(turn)
    return `${(x + across).toFixed(1)} ${(y + (height / 2) * Math.cos(turn)).toFixed(1)}`
  })
  return `M${points.join('L')}`
}
