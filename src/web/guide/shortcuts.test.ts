import { describe, expect, it } from 'vitest'
import { createPressReader } from './shortcuts.ts'

/** What each key press leads to, by default one second apart. */
function readAll(keys: string[], secondsBetween = 1) {
  const read = createPressReader()
  return keys.map((key, at) =>
    read({ key, code: '', shiftKey: false, timeStamp: at * secondsBetween * 1000 }),
  )
}

describe('presses of keys', () => {
  it('search and show the list at once', () => {
    expect(readAll(['/', '?'])).toEqual(['search', 'list'])
  })

  it('go to a place by g and its letter, and not by the letter alone', () => {
    expect(readAll(['g', 'r'])).toEqual([undefined, { goTo: '/resource' }])
    expect(readAll(['r', 'h'])).toEqual([undefined, undefined])
  })

  it('forget g after another key, and when it has waited too long', () => {
    expect(readAll(['g', 'x', 'h'])).toEqual([undefined, undefined, undefined])
    expect(readAll(['g', 'h'], 5)).toEqual([undefined, undefined])
    expect(readAll(['g', 'h'], 4.9)).toEqual([undefined, { goTo: '/' }])
  })

  it('go on from g through Shift, whose press comes before a capital letter', () => {
    expect(readAll(['g', 'Shift', 'M'])).toEqual([undefined, undefined, { goTo: '/my-pankh-page' }])
  })

  it('are found by their place on a keyboard of another script', () => {
    const read = createPressReader()
    expect(read({ key: 'ु', code: 'KeyG', shiftKey: false, timeStamp: 0 })).toBeUndefined()
    expect(read({ key: 'प', code: 'KeyH', shiftKey: false, timeStamp: 1 })).toEqual({ goTo: '/' })
    expect(read({ key: 'य', code: 'Slash', shiftKey: false, timeStamp: 2 })).toBe('search')
    expect(read({ key: 'य़', code: 'Slash', shiftKey: true, timeStamp: 3 })).toBeUndefined()
  })
})
