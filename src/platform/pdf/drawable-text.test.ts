import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as fontkit from 'fontkit'
import { describe, expect, it } from 'vitest'
import { drawableText, isPrintable } from './drawable-text.ts'

const file = fileURLToPath(import.meta.resolve('@expo-google-fonts/baloo-2/700Bold/Baloo2_700Bold.ttf'))
const head = fontkit.create(readFileSync(file)) as fontkit.Font
const drawn = (text: string) => drawableText(text, (codePoint) => head.hasGlyphForCodePoint(codePoint))

describe('text as a font draws it', () => {
  it.each([
    ['Asha Verma', 'Asha Verma'],
    ['Kṛṣṇa Nguyễn Łukasz', 'Kṛṣṇa Nguyễn Łukasz'],
    ['श्रीमती क्\u200dष कृष्णा', 'श्रीमती क्\u200dष कृष्णा'],
    ['Meera 👩‍👩‍👧‍👦', 'Meera '],
    ['Asha 😀❤️‍🔥🇮🇳 Verma', 'Asha  Verma'],
    ['1️⃣ Asha', '1 Asha'],
    ['Ａｓｈａ 𝐕', 'Asha V'],
    ['a\u030d\u0489b', 'ab'],
    ['a\u2028b\u3000c', 'a b c'],
    ['தமிழ் A', ' A'],
  ])('%j is %j', (text, expected) => {
    expect(drawn(text)).toBe(expected)
  })
})

describe('a text that can be printed', () => {
  it.each(['Asha Verma', 'Kṛṣṇa', 'आशा क्\u200dष वर्मा', 'Meera 👩‍👩‍👧‍👦', 'Ａｓｈａ', 'O’Neil-Łukasz 2nd ½'])(
    'is %j',
    (text) => expect(isPrintable(text)).toBe(true),
  )

  it.each(['தமிழ்', 'عائشہ', '王芳', 'Asha 王', 'Иван', '😀 ᚠ'])('is not %j', (text) => {
    expect(isPrintable(text)).toBe(false)
  })

  it('has letters that the font holds, every one of them', () => {
    const lost: string[] = []
    for (let codePoint = 0; codePoint < 0x20000; codePoint += 1) {
      const letter = String.fromCodePoint(codePoint)
      if (/[\p{L}\p{N}]/u.test(letter) && isPrintable(letter) && drawn(letter) === '') lost.push(letter)
    }
    expect(lost).toEqual([])
  })
})
