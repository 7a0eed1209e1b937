import { describe, expect, it } from 'vitest'
import { fitText, LEADING } from './fit-text.ts'

/** Every letter is half as wide as the size. */
const widthOf = (word: string) => word.length / 2
const room = { width: 400, height: 80 }
const asFitted = (text: string, wanted = 36) => fitText(text, { wanted, room, widthOf })
const words = (text: string) => asFitted(text).lines.map((line) => line.text)

describe('words in their room', () => {
  it('keep the size wanted where they fit', () => {
    expect(asFitted('Asha Verma')).toEqual({ size: 36, lines: [{ text: 'Asha Verma', width: 5 }] })
  })

  it('shrink and break between words, none lost', () => {
    const long = 'Venkatanarasimha Lakshminarayana '.repeat(9).trim()
    const { size, lines } = asFitted(long)
    expect(size).toBeLessThan(36)
    expect(lines.map(({ text }) => text).join(' ')).toBe(long)
    for (const { width } of lines) expect(width * size).toBeLessThanOrEqual(room.width)
    expect(lines.length * size * LEADING).toBeLessThanOrEqual(room.height)
  })

  it('break within a word only where one is too long for any readable size', () => {
    expect(words('a'.repeat(60))).toEqual(['a'.repeat(60)])
    const lines = words('a'.repeat(300))
    expect(lines.length).toBeGreaterThan(1)
    expect(lines.join('')).toBe('a'.repeat(300))
  })

  it('never part a letter from its marks', () => {
    const syllable = 'क्षि'
    for (const line of words(syllable.repeat(90))) expect(line).toMatch(/^(?:क्षि)+$/)
  })

  it('are nothing where there are none, and end for a room that is too small', () => {
    expect(asFitted('  ').lines).toEqual([{ text: '', width: 0 }])
    expect(fitText('a b c', { wanted: 10, room: { width: 0.1, height: 0.1 }, widthOf }).size).toBeLessThan(1)
  })
})
