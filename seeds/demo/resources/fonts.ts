import type * as fontkit from 'fontkit'
import { openFont } from '#platform/pdf/open-font.ts'

/** `head` is Baloo 2 bold; `text` and `bold` Noto Sans. All hold Latin and Devanagari. */
export type FontName = 'head' | 'text' | 'bold'

export const fonts: Record<FontName, fontkit.Font> = {
  head: openFont('baloo-2/700Bold/Baloo2_700Bold.ttf'),
  text: openFont('noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf'),
  bold: openFont('noto-sans-devanagari/600SemiBold/NotoSansDevanagari_600SemiBold.ttf'),
}

export interface Outline {
  /** SVG path with its first baseline at 0,0, y downwards, for size 1. */
  d: string
  /** At size 1. */
  width: number
}

/** The outline of shaped words, for letters that are traced with a pencil and for pictures without a text engine. */
export function outlineOf(words: string, font: FontName): Outline {
  const { unitsPerEm } = fonts[font]
  const run = fonts[font].layout(words)
  let x = 0
  const paths = run.glyphs.map((glyph, index) => {
    const position = run.positions[index]
    const at = { x: x + (position?.xOffset ?? 0), y: position?.yOffset ?? 0 }
    x += position?.xAdvance ?? 0
    return glyph.path
      .translate(at.x, at.y)
      .scale(1 / unitsPerEm, -1 / unitsPerEm)
      .toSVG()
  })
  return { d: paths.join(''), width: x / unitsPerEm }
}
