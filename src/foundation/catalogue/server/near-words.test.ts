import { describe, expect, it } from 'vitest'
import { isComparable, nearestWord, slipsBetween, wordsOf } from './near-words.ts'

const known = new Map([
  ['autism', 40],
  ['author', 2],
  ['sensory', 9],
  ['sleep', 5],
  ['sleeps', 1],
  ['dr', 3],
  ['play', 8],
])

describe('the word that was meant', () => {
  it.each([
    ['autsim', 'autism'],
    ['sensry', 'sensory'],
    ['slep', 'sleep'],
    ['sleepp', 'sleep'],
    ['plya', 'play'],
    ['uatism', 'autism'],
  ])('by %s is %s', (word, meant) => {
    expect(nearestWord(word, known)).toBe(meant)
  })

  it.each(['drop', 'table', 'xylophone', 'zzqx', 'dress'])('by %s is none of ours', (word) => {
    expect(nearestWord(word, known)).toBeUndefined()
  })
})

it('counts slips: added, left out, changed, swapped', () => {
  expect(slipsBetween('', '')).toBe(0)
  expect(slipsBetween('abc', 'abcd')).toBe(1)
  expect(slipsBetween('abcd', 'acd')).toBe(1)
  expect(slipsBetween('abcd', 'abxd')).toBe(1)
  expect(slipsBetween('abcd', 'acbd')).toBe(1)
  expect(slipsBetween('abcd', 'dcba')).toBe(3)
})

it('reads the words of a search and leaves what says nothing', () => {
  expect(wordsOf("' or 1=1 -- बातों के")).toEqual(['or', 'बातों', 'के'])
  expect(wordsOf("' or 1=1 --").filter(isComparable)).toEqual([])
  expect(isComparable('a'.repeat(200))).toBe(false)
  expect(isComparable('autsim')).toBe(true)
})
