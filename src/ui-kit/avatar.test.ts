import { describe, expect, it } from 'vitest'
import { initials } from './avatar.tsx'

describe('initials', () => {
  it.each([
    ['Ananya Rao', 'AR'],
    ['  ananya   kumari  rao ', 'AR'],
    ['Asha', 'A'],
    ['Dr Meera Nair', 'MN'],
    ['Dr', 'D'],
    ['Jean-Luc', 'JL'],
    ['(Dr) Meera', 'DM'],
    ['', ''],
    ['   ', ''],
  ])('of %j are %j', (name, letters) => {
    expect(initials(name)).toBe(letters)
  })

  it('keeps a Devanagari letter and its vowel sign together', () => {
    expect(initials('कविता जोशी')).toBe('कजो')
    expect(initials('मीरा')).toBe('मी')
    expect(initials('डॉ. मीरा नायर')).toBe('मीना')
  })

  it('keeps combined accents whole', () => {
    expect(initials('E\u0301lodie')).toBe('E\u0301')
  })

  it('passes over an emoji beside a name and keeps it whole where it is all there is', () => {
    expect(initials('Asha 🦚')).toBe('A')
    expect(initials('🦚 Asha Rao')).toBe('AR')
    expect(initials('👩‍🏫')).toBe('👩‍🏫')
  })
})
