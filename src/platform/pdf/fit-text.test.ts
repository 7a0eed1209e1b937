import { describe, expect, it } from 'vitest'
import { fitText, LEADING, SMALLEST } from './fit-text.ts'

/** Every letter is half as wide as the font size. */
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
    const { size, lines } = asFitted('a'.repeat(100))
    expect(size).toBeGreaterThan(12)
    expect(lines.length).toBeGreaterThan(1)
    expect(lines.map(({ text }) => text).join('')).toBe('a'.repeat(100))
    expect(words('a'.repeat(300)).join('')).toBe('a'.repeat(300))
  })

  it('break within conjuncts without end, which count as one letter', () => {
    const { size, lines } = asFitted('क्'.repeat(100))
    expect(size).toBeGreaterThan(8)
    expect(lines.map(({ text }) => text).join('')).toBe('क्'.repeat(100))
  })

  it('are cut off below the smallest print that is read', () => {
    const { size, lines } = asFitted('abcd '.repeat(1_000))
    expect(size).toBeGreaterThanOrEqual(SMALLEST)
    expect(lines.length * size * LEADING).toBeLessThanOrEqual(room.height)
    for (const { width } of lines) expect(width * size).toBeLessThanOrEqual(room.width)
    expect(lines.at(-1)?.text).toMatch(/ abc…$/)
  })

  it('never part a letter from its marks', () => {
    const syllable = 'क्षि'
    for (const line of words(syllable.repeat(90))) expect(line).toMatch(/^(?:क्षि)+$/)
  })

  it('are nothing where there are none, and end for a room that is too small', () => {
    expect(asFitted('  ').lines).toEqual([{ text: '', width: 0 }])
    const { size, lines } = fitText('a b c', { wanted: 10, room: { width: 0.1, height: 0.1 }, widthOf })
    expect(size).toBeGreaterThanOrEqual(SMALLEST)
    expect(lines).toHaveLength(1)
  })
})
