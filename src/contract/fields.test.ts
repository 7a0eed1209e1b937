import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { emailField, longText, nameField, optionalText, requiredLongText, requiredText } from './fields.ts'

const JOINED = 'Meera 👩‍👩‍👧‍👦'
const CONJUNCT = 'क्\u200dष शर्\u200cमा'
type Case = [about: string, given: string, kept: string]
const KEPT: readonly Case[] = [
  ['a right-to-left override', 'abc\u202edef', 'abcdef'],
  ['isolates and embeddings', '\u2066a\u2069\u202ab\u202cc\u202d\u2067\u2068\u202b', 'abc'],
  ['marks of direction', 'a\u200eb\u200fc\u061c', 'abc'],
  ['a family that is joined', JOINED, JOINED],
  ['joiners of Devanagari', CONJUNCT, CONJUNCT],
  ['Urdu without controls', 'عائشہ صدیقی', 'عائشہ صدیقی'],
  ['letters put together', 'e\u0301', '\u00e9'],
  ['half of an emoji', 'a\ud83db 👩‍👩‍👧‍👦', 'ab 👩‍👩‍👧‍👦'],
  ['a zero-width space between letters', 'a\u200bb', 'a\u200bb'],
]
const INVISIBLE = [
  '',
  ' ',
  '\u200b',
  '\u200d\u200c',
  '\u2060\ufeff',
  '\u3164',
  '\u2800 \u00ad',
  '\u202e',
  '\0\u0007',
  '\u2028',
  '\u{e0041}',
  '\ud83d',
]
const spelt = (text: string) => [...text].map((sign) => sign.codePointAt(0)?.toString(16)).join(' ')
const sentenceOf = (schema: z.ZodType, given: string) =>
  schema.safeParse(given).error?.issues.map(({ message }) => message)

describe('one line', () => {
  it.each<Case>([
    ...KEPT,
    ['breaks and tabs', 'a\r\n\tb', 'a b'],
    ['a bell and an escape', 'a\u0007b\u001b[31m\u009f', 'a b [31m'],
    ['other separators of lines', 'a\u2028b\u2029c\u0085d', 'a b c d'],
    ['NUL', 'a\0b', 'a b'],
  ])('keeps no control: %s', (_, given, kept) => {
    expect(spelt(requiredText(100).parse(given))).toBe(spelt(kept))
    expect(spelt(optionalText(100).parse(given) ?? '')).toBe(spelt(kept))
    expect(spelt(nameField.parse(given))).toBe(spelt(kept))
  })

  it('is empty when nothing of it can be seen', () => {
    for (const given of INVISIBLE) {
      expect(sentenceOf(requiredText(100), given), spelt(given)).toEqual([
        given === '' ? '#required' : '#blank',
      ])
      expect(optionalText(100).parse(given), spelt(given)).toBe('')
      expect(sentenceOf(nameField, given)?.[0], spelt(given)).toBe('#names_required')
    }
    expect(requiredText(100).parse('?')).toBe('?')
    expect(requiredText(100).parse('👩‍👩‍👧‍👦')).toBe('👩‍👩‍👧‍👦')
  })
})

describe('text of several lines', () => {
  it.each<Case>([
    ...KEPT,
    ['breaks and tabs stay', 'a\r\n\tb\rc', 'a\n\tb\nc'],
    ['a bell, an escape and NUL', 'a\u0007b\u001bc\0d\u009f', 'abcd'],
    ['other separators of lines', 'a\u2028b\u2029c\u0085d', 'a\nb\nc\nd'],
  ])('keeps what is written: %s', (_, given, kept) => {
    expect(spelt(longText(100).parse(given))).toBe(spelt(kept))
  })

  it('is empty when nothing of it can be seen', () => {
    for (const given of [...INVISIBLE, '\n\u200b\n']) {
      expect(longText(100).parse(given), spelt(given)).toBe('')
      expect(sentenceOf(requiredLongText(100), given), spelt(given)).toEqual([
        given === '' ? '#required' : '#blank',
      ])
    }
  })
})

describe('an e-mail address', () => {
  it.each(['a\0b@example.org', 'a\u202eb@example.org', 'a\u200bb@example.org', 'a@exam\u0007ple.org'])(
    'has no sign that can’t be seen: %j',
    (given) => expect(sentenceOf(emailField, given)).toEqual(['#email']),
  )

  it.each([
    `${'a'.repeat(65)}@example.org`,
    `asha@${'b'.repeat(190)}.org`,
    `asha@${'b'.repeat(186)}.org`,
    'asha@example..org',
    'asha@localhost',
    `${'a@'.repeat(100)}b.c`,
  ])('can be emailed, so it is not %j', (given) => expect(sentenceOf(emailField, given)).toEqual(['#email']))

  it('is as long as an email can be addressed to', () => {
    const longest = `${'a'.repeat(64)}@${'b'.repeat(185)}.org`
    expect(emailField.parse(longest)).toBe(longest)
  })

  it('is lowercased and trimmed', () => {
    expect(emailField.parse(' Āsha@Example.org ')).toBe('āsha@example.org')
  })
})
