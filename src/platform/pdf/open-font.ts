import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as fontkit from 'fontkit'

const NO_OUTLINE = { minX: 0, minY: 0, maxX: 0, maxY: 0 }

/**
 * A whole TrueType file of `@expo-google-fonts`: its WOFF2 subsets break when embedded. Open it once: reading its
 * tables takes longer than drawing a page.
 */
export function openFont(path: string): fontkit.Font {
  const file = fileURLToPath(import.meta.resolve(`@expo-google-fonts/${path}`))
  const font = fontkit.create(readFileSync(file)) as fontkit.Font
  // Fontkit remembers the letters that a glyph was first seen with. If that was inside another glyph, it has none, and
  // the next file shows it beside a dotted circle. So each glyph is loaded by its own letter now.
  for (const codePoint of font.characterSet) font.glyphForCodePoint(codePoint)
  // Fontkit reads a joiner's missing outline past the end of Baloo's table, so a name with a joiner would fail.
  for (const joiner of [0x200c, 0x200d]) {
    Object.assign(font.glyphForCodePoint(joiner), { _getCBox: () => NO_OUTLINE })
  }
  return font
}
