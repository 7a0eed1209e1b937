import { describe, expect, it } from 'vitest'
import { sentencesOf, wordAt, wordsOf } from './split-text.ts'

const said = (text: string, language: string) =>
  sentencesOf(text, language).map(({ from, to }) => text.slice(from, to))
const words = (text: string, language: string) =>
  wordsOf(text, language).map(({ from, to }) => text.slice(from, to))

describe('a text that is read aloud', () => {
  it('is parted into sentences without the space around them', () => {
    expect(said('  Come with your child. Play!\nAsk?  ', 'en')).toEqual([
      'Come with your child.',
      'Play!',
      'Ask?',
    ])
  })

  it('is parted at the danda in Hindi', () => {
    expect(said('बच्चे के साथ आइए। दस खेल सीखिए॥ घर पर खेलिए।', 'hi')).toEqual([
      'बच्चे के साथ आइए।',
      'दस खेल सीखिए॥',
      'घर पर खेलिए।',
    ])
  })

  it('has parts of a sentence that is very long, and loses no word', () => {
    const long = `${'a quiet word, and '.repeat(40)}the end.`
    const parts = said(long, 'en')
    expect(parts.length).toBeGreaterThan(2)
    expect(parts.every((part) => part.length <= 220)).toBe(true)
    expect(parts.join(' ')).toBe(long)
  })

  it('keeps a word of hundreds of letters without a space whole', () => {
    expect(said('क'.repeat(500), 'hi')).toHaveLength(1)
  })

  it('holds Hindi words with their signs and joiners', () => {
    expect(words('क्षमा, विद्यार्थी।', 'hi')).toEqual(['क्षमा', 'विद्यार्थी'])
  })

  it('holds a picture of several people as one', () => {
    expect(words('We are 👨‍👩‍👧‍👦 here 🤟🏽.', 'en')).toEqual(['We', 'are', '👨‍👩‍👧‍👦', 'here', '🤟🏽'])
  })

  it('is at the word whose letters a voice has come to', () => {
    const spans = wordsOf('Slow words', 'en')
    expect(wordAt(spans, 0)).toEqual({ from: 0, to: 4 })
    expect(wordAt(spans, 4)).toEqual({ from: 0, to: 4 })
    expect(wordAt(spans, 7)).toEqual({ from: 5, to: 10 })
    expect(wordAt(wordsOf('“Slow', 'en'), 0)).toBeUndefined()
  })
})
