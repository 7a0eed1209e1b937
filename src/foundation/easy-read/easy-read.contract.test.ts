import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { countWords, easyReadIn, inShortFields, isShort, sentencesIn } from './easy-read.contract.ts'
import { symbolWord, withSymbols } from './with-symbols.contract.ts'

const fields = z.object(inShortFields)
const problemsOf = (given: object) => {
  const read = fields.safeParse(given)
  return read.success ? [] : read.error.issues.map(({ path, message }) => [path[0], message])
}

describe('an easy-read text', () => {
  it('is kept a sentence a line, however it was typed', () => {
    expect(fields.parse({ in_short_en: ' Come in.  Play!\n\nAsk? ' }).in_short_en).toBe(
      'Come in.\nPlay!\nAsk?',
    )
    expect(sentencesIn('बच्चे के साथ आइए। खेलिए। पूछिए।')).toHaveLength(3)
  })

  it('goes on after a title and a short word', () => {
    expect(sentencesIn('Ask Dr. Rao, e.g. about sleep. Bring 2.5 cups.')).toEqual([
      'Ask Dr. Rao, e.g. about sleep.',
      'Bring 2.5 cups.',
    ])
  })

  it('has no fourth sentence, in a line or not', () => {
    expect(problemsOf({ in_short_en: 'One.\nTwo.\nThree.\nFour.' })).toEqual([
      ['in_short_en', '#in_short_many'],
    ])
    expect(problemsOf({ in_short_hi: 'एक। दो। तीन। चार।' })).toEqual([['in_short_hi', '#in_short_many']])
  })

  it('has no sentence of 300 letters or 21 words', () => {
    expect(problemsOf({ in_short_en: 'a'.repeat(300) })).toEqual([['in_short_en', '#in_short_long']])
    expect(problemsOf({ in_short_en: 'go '.repeat(21) })).toEqual([['in_short_en', '#in_short_long']])
    expect(problemsOf({ in_short_en: 'go '.repeat(20) })).toEqual([])
    expect(isShort('न'.repeat(140))).toBe(true)
    expect(countWords('one – two, 3')).toBe(3)
  })

  it('takes six known symbols and no other', () => {
    expect(problemsOf({ in_short_symbols: ['home', 'unknown'] })).toHaveLength(1)
    const seven = ['home', 'play', 'eat', 'speak', 'calm', 'school', 'hand']
    expect(problemsOf({ in_short_symbols: seven })).toEqual([['in_short_symbols', '#in_short_symbols']])
    expect(problemsOf({ in_short_symbols: seven.slice(1) })).toEqual([])
  })

  it('stands in the other language where the reader’s is missing', () => {
    const of = { en: [], hi: ['आइए।'], symbols: [] }
    expect(easyReadIn(of, 'en')).toEqual({ language: 'hi', sentences: ['आइए।'] })
    expect(easyReadIn({ ...of, hi: [] }, 'en')).toBeUndefined()
  })
})

describe('symbols', () => {
  const words = (sentence: string, of: Parameters<typeof withSymbols>[1]) =>
    withSymbols(sentence, of).flatMap(({ symbol, text }) => (symbol ? [`${symbol}: ${text}`] : []))

  it('stand above the first of their words, whatever its ending', () => {
    const of = { language: 'en', symbols: ['play', 'home', 'calm'] } as const
    expect(words('Playing at home, then more play.', of)).toEqual(['play: Playing', 'home: home'])
    expect(words('घर पर खेलिए।', { ...of, language: 'hi' })).toEqual(['home: घर', 'play: खेलिए'])
  })

  it('are named by a whole word in both languages', () => {
    expect(['toy', 'clothes', 'read', 'angry'].map((name) => symbolWord(name as 'toy', 'hi'))).toEqual([
      'खिलौना',
      'कपड़े',
      'पढ़ना',
      'ग़ुस्सा',
    ])
  })

  it('leave no letter out', () => {
    const sentence = '“Play” 👨‍👩‍👧 <script>home</script> at ख़ुश!'
    const pieces = withSymbols(sentence, { language: 'en', symbols: ['play', 'home'] })
    expect(pieces.map(({ text }) => text).join('')).toBe(sentence)
  })
})
