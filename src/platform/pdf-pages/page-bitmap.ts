/**
 * The most pixels of one picture. An A4 page has 2 million at 1,200 pixels wide; very large pages are rendered smaller.
 */
const MOST_PIXELS = 6_000_000
const LONGEST_SIDE = 8_000

export interface Size {
  width: number
  height: number
}

/** The size in pixels at which a page is rendered for this width. */
export function renderSize({ width, height }: Size, wanted: number): Size {
  const scale = Math.min(
    wanted / width,
    LONGEST_SIDE / Math.max(width, height),
    Math.sqrt(MOST_PIXELS / (width * height)),
  )
  return { width: Math.max(1, Math.floor(width * scale)), height: Math.max(1, Math.floor(height * scale)) }
}

/** How far apart a pixel's colour channels must be to count as colour: scans of grey paper have a tint. */
const SEEN_SPREAD = 32
/** The share of such pixels in a page with colour. */
const SEEN_SHARE = 1 / 20_000

/** Whether a bitmap shows colour. Four bytes per pixel, the first three red, green and blue in any order. */
export function showsColour(pixels: Uint8Array): boolean {
  const enough = Math.max(8, (pixels.length / 4) * SEEN_SHARE)
  let coloured = 0
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [a = 0, b = 0, c = 0] = [pixels[at], pixels[at + 1], pixels[at + 2]]
    if (Math.max(a, b, c) - Math.min(a, b, c) > SEEN_SPREAD) coloured += 1
    if (coloured >= enough) return true
  }
  return false
}

const A4 = { short: 210, long: 297 }
const SPARE = 2

/** Whether a page, in millimetres, fits A4. */
export function fitsA4({ width, height }: Size): boolean {
  return Math.min(width, height) <= A4.short + SPARE && Math.max(width, height) <= A4.long + SPARE
}
