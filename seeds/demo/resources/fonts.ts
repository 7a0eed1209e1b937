import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as fontkit from 'fontkit'

/** `head` is Baloo 2 bold; `text` and `bold` Noto Sans. All hold Latin and Devanagari. */
export type FontName = 'head' | 'text' | 'bold'

const NO_OUTLINE = { minX: 0, minY: 0, maxX: 0, maxY: 0 }

// Whole TrueType files: the WOFF2 subsets break while they are embedded.
function openFont(path: string): fontkit.Font {
  const file = fileURLToPath(import.meta.resolve(`@expo-google-fonts/${path}`))
  const font = fontkit.create(readFileSync(file)) as fontkit.Font
  // Fontkit keeps the letters a glyph was first met with. Met first as a part of another while a file is written, it
  // has none, and the next file shows it beside a dotted circle: so each is met by its own letter now.
  for (const codePoint of font.characterSet) font.glyphForCodePoint(codePoint)
  // Fontkit reads the outline that a joiner doesn't have, past the end of Baloo's table.
  for (const joiner of [0x200c, 0x200d]) {
    Object.assign(font.glyphForCodePoint(joiner), { _getCBox: () => NO_OUTLINE })
  }
  return font
}

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
