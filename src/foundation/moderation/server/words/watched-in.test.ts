import { describe, expect, it } from 'vitest'
import { plainWords } from './plain-words.ts'
import { type WatchedWord, watchedIn } from './watched-in.ts'

const watched = (word: string, language: WatchedWord['language'] = 'any'): WatchedWord => ({
  word: plainWords(word),
  language,
  action: 'review',
})
const isFound = (text: string, word: string, language?: WatchedWord['language']) =>
  watchedIn([text], [watched(word, language)]).length > 0

describe('watched words', () => {
  it.each([
    ['Make FREE money now', 'free money'],
    ['free\n  money', 'Free Money'],
    ['f\u200bree mo\u00adney', 'free money'],
    ['Cafe\u0301!', 'CAFÉ'],
    ['यह ख़राब है।', 'ख\u093cराब'],
    ['क्\u200dष', 'क्ष'],
    ['(bad)', 'bad'],
    ['𝒳 bad 𝒳', 'bad'],
  ])('are found in %j', (text, word) => {
    expect(isFound(text, word)).toBe(true)
  })

  it.each([
    ['A badge for everybody', 'bad'],
    ['हमला नहीं, हमले', 'हम'],
    ['राम', 'रा'],
    ['b a d', 'bad'],
    ['7bad', 'bad'],
  ])('are whole words, so nothing is found in %j', (text, word) => {
    expect(isFound(text, word)).toBe(false)
  })

  it('count where their script is written', () => {
    expect(isFound('bad', 'bad', 'hi')).toBe(false)
    expect(isFound('बुरा bad', 'bad', 'hi')).toBe(true)
    expect(isFound('बुरा', 'बुरा', 'en')).toBe(false)
    expect(isFound('not bad', 'bad', 'en')).toBe(true)
  })
})
