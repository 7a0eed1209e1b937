import { describe, expect, it } from 'vitest'
import { addressIn, languageInAddress, type TextLanguage, withoutLanguage } from './language.ts'
import { writtenFor } from './written-languages.ts'

describe('the language in an address', () => {
  it.each([
    ['/hi', 'hi', '/'],
    ['/hi/', 'hi', '/'],
    ['/hi?tag=2', 'hi', '/?tag=2'],
    ['/hi/events/details/7#top', 'hi', '/events/details/7#top'],
    ['/', undefined, '/'],
    ['/history', undefined, '/history'],
    ['/en/events', undefined, '/en/events'],
    ['/resource/hi/7', undefined, '/resource/hi/7'],
    ['/hi/hi/unsubscribe/x', 'hi', '/unsubscribe/x'],
    ['/hi//hi?page=2', 'hi', '/?page=2'],
    ['/hi//evil.example/', 'hi', '/evil.example/'],
    ['/hi/\\evil.example/', 'hi', '/evil.example/'],
    ['//evil.example/', undefined, '/evil.example/'],
  ] as const)('of %s is %s, and the page is %s', (address, language, page) => {
    expect(languageInAddress(address)).toBe(language)
    expect(withoutLanguage(address)).toBe(page)
  })

  it.each([
    ['hi', '/', '/hi'],
    ['hi', '/?tag=2', '/hi?tag=2'],
    ['hi', '/#top', '/hi#top'],
    ['hi', '/resource', '/hi/resource'],
    ['hi', '/hi/resource', '/hi/resource'],
    ['en', '/hi/resource?page=2', '/resource?page=2'],
    [undefined, '/resource', '/resource'],
    [undefined, '/hi//evil.example', '/evil.example'],
    ['hi', '//evil.example', '/hi/evil.example'],
    ['hi', '/hi/hi/resource', '/hi/resource'],
  ] as const)('%s of %s is %s', (language, address, expected) => {
    expect(addressIn(language, address)).toBe(expected)
  })
})

describe('what organisers wrote', () => {
  it('comes in the language of the reader, else in the first that it is there in', () => {
    expect(writtenFor('hi')).toBe('hi')
    expect(writtenFor('hi', (one) => one === 'en')).toBe('en')
    expect(writtenFor('en', (one) => one === 'hi')).toBe('hi')
    expect(writtenFor('ta' as TextLanguage)).toBe('en')
    expect(writtenFor('ta' as TextLanguage, (one) => one === 'hi')).toBe('hi')
  })
})
