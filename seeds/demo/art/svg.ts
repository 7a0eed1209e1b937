export type Point = readonly [x: number, y: number]

const n = (value: number) => Math.round(value * 10) / 10
const dot = (fill: string) => `fill="${fill}"`

export const circle = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" ${dot(fill)}/>`

export const oval = (x: number, y: number, rx: number, ry: number, fill: string): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" ${dot(fill)}/>`

export const box = (x: number, y: number, width: number, height: number, fill: string, radius = 0): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"${radius ? ` rx="${radius}"` : ''} ${dot(fill)}/>`

/** A filled shape. */
export const shape = (d: string, fill: string): string => `<path d="${d}" ${dot(fill)}/>`

/** A line with round ends. */
export const line = (d: string, stroke: string, width: number): string =>
  `<path d="${d}" stroke="${stroke}" stroke-width="${n(width)}"/>`

/** Moved, then turned by degrees, then made larger; `isTurned` looks to the other side. */
export function placed(
  [x, y]: Point,
  inner: string,
  { size = 1, turn = 0, isTurned = false }: { size?: number; turn?: number; isTurned?: boolean } = {},
): string {
  const parts = [`translate(${n(x)} ${n(y)})`]
  if (turn) parts.push(`rotate(${n(turn)})`)
  if (size !== 1 || isTurned) parts.push(isTurned ? `scale(${n(-size)} ${n(size)})` : `scale(${size})`)
  return `<g transform="${parts.join('')}">${inner}</g>`
}

/** A smooth line from one point to another by way of a third, and the first half of it. */
export function bend(from: Point, by: Point, to: Point): { whole: string; half: string } {
  const way: Point = [2 * by[0] - (from[0] + to[0]) / 2, 2 * by[1] - (from[1] + to[1]) / 2]
  const near: Point = [(from[0] + way[0]) / 2, (from[1] + way[1]) / 2]
  const at = ([x, y]: Point) => `${Math.round(x)} ${Math.round(y)}`
  return { whole: `M${at(from)}Q${at(way)} ${at(to)}`, half: `M${at(from)}Q${at(near)} ${at(by)}` }
}

/** A drawing, in the shape of a card's picture unless another is named; a narrower box shows its middle. */
export const sheet = (inner: string, [width, height]: Point = [400, 240]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice" fill="none" stroke-linecap="round" stroke-linejoin="round">${inner}</svg>\n`
