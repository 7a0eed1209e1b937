import { describe, expect, it } from 'vitest'
import { startingGroups } from '../starting-words.ts'
import { keyOf, plainWord, waysOfWriting } from './plain-word.ts'

describe('words that are the same', () => {
  it.each([
    ['ऑटिज़्म', 'ऑटिज्म'],
    ['हिन्दी', 'हिंदी'],
    ['पाँच', 'पांच'],
    ['४ साल', '4 साल'],
    ['लिये', 'लिए'],
    ['क्\u200dष', 'क्ष'],
    ['\u095b', 'ज\u093c'],
    ['Café', 'CAFE'],
    ['non-verbal', 'non verbal'],
  ])('%s and %s', (one, other) => {
    expect(plainWord(one)).toBe(plainWord(other))
  })

  it.each([
    ['Worksheets', 'worksheet'],
    ['activities', 'activity'],
    ['senses', 'sense'],
    ['classes', 'class'],
    ['वर्कशीटें', 'वर्कशीट'],
    ['गतिविधियाँ', 'गतिविधि'],
    ['कहानियों', 'कहानी'],
  ])('%s and %s in singular and plural', (one, other) => {
    expect(keyOf(one)).toBe(keyOf(other))
  })

  it.each([
    ['autism', 'autistic'],
    ['bus', 'bu'],
    ['भाई', 'भाव'],
  ])('%s and %s are not', (one, other) => {
    expect(keyOf(one)).not.toBe(keyOf(other))
  })
})

it('texts are searched for the ways in which a word of Hindi is written', () => {
  expect(waysOfWriting('ज़रूरत')).toContain('जरूरत')
  expect(waysOfWriting('जरूरत')).toContain('ज़रूरत')
  expect(waysOfWriting('हिंदी')).toContain('हिन्दी')
  expect(waysOfWriting('चाँद')).toContain('चांद')
  expect(waysOfWriting('Sleep')).toEqual(['sleep'])
})

it('what a new installation begins with has each word once', () => {
  const plain = startingGroups.flatMap((group) => group.map(({ word }) => plainWord(word)))
  expect(plain.filter((word, place) => plain.indexOf(word) !== place)).toEqual([])
  expect(plain).not.toContain('')
})
