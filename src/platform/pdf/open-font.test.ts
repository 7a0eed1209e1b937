import { expect, it } from 'vitest'
import { openFont } from './open-font.ts'

const PATH = 'noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf'

it('knows each mark by its letter, also one that is met by its number first, as a part of another glyph', () => {
  const { id } = openFont(PATH).glyphForCodePoint(0x0948)
  const font = openFont(PATH)
  expect(font.getGlyph(id).codePoints).toEqual([0x0948])
  expect(font.layout('मैं').glyphs.map((glyph) => glyph.id)).not.toContain(font.glyphForCodePoint(0x25cc).id)
})
