import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as fontkit from 'fontkit'

const NO_OUTLINE = { minX: 0, minY: 0, maxX: 0, maxY: 0 }

/**
 * A whole TrueType file of `@expo-google-fonts`: the WOFF2 subsets break while they are embedded. Open it once: reading
 * its tables takes longer than drawing a page with it.
 */
export function openFont(path: string): fontkit.Font {
  const file = fileURLToPath(import.meta.resolve(`@expo-google-fonts/${path}`))
  const font = fontkit.create(readFileSync(file)) as fontkit.Font
  // Fontkit keeps the letters a glyph was first met with. Met first as a part of another while a file is written, it
  // has none, and the next file shows it beside a dotted circle: so each is met by its own letter now.
  for (const codePoint of font.characterSet) font.glyphForCodePoint(codePoint)
  // Fontkit reads the outline that a joiner doesn't have, past the end of Baloo's table: a name with one would fail.
  for (const joiner of [0x200c, 0x200d]) {
    Object.assign(font.glyphForCodePoint(joiner), { _getCBox: () => NO_OUTLINE })
  }
  return font
}
