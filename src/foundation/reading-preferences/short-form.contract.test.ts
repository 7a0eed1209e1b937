import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  DEFAULT_READING_PREFERENCES,
  parseReadingPreferences,
  type ReadingPreferences,
  SHORT_FORM,
  writeReadingPreferences,
} from './short-form.contract.ts'

const anyReading: fc.Arbitrary<ReadingPreferences> = fc.record({
  text: fc.constantFrom(0, 1, 2, 3),
  isSpaced: fc.boolean(),
  isEasyFont: fc.boolean(),
  isContrasted: fc.boolean(),
  isCalm: fc.boolean(),
  savesData: fc.boolean(),
  isEasyRead: fc.boolean(),
})

describe('reading preferences', () => {
  it('are written short and read again', () => {
    const settings = { ...DEFAULT_READING_PREFERENCES, text: 2, isSpaced: true, isCalm: true } as const
    expect(writeReadingPreferences(settings)).toBe('2sm')
    expect(writeReadingPreferences(DEFAULT_READING_PREFERENCES)).toBe('')
    fc.assert(
      fc.property(anyReading, (any) => {
        expect(writeReadingPreferences(any)).toMatch(SHORT_FORM)
        expect(parseReadingPreferences(writeReadingPreferences(any))).toEqual(any)
      }),
    )
  })

  it.each([undefined, '', '9', '-1', '4sm', '2 s', 'SM', '2sm; path=/', '<script>', 'sssssssssssss', 'मोर'])(
    'are as usual where %j is kept',
    (text) => {
      expect(parseReadingPreferences(text)).toEqual(DEFAULT_READING_PREFERENCES)
    },
  )

  it('have one form, whatever was kept: pages are kept by it', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 12 }), (text) => {
        expect(writeReadingPreferences(parseReadingPreferences(text))).toMatch(SHORT_FORM)
      }),
    )
    expect(writeReadingPreferences(parseReadingPreferences('ms2'))).toBe('')
    expect(writeReadingPreferences(parseReadingPreferences('2ms'))).toBe('2sm')
    expect(writeReadingPreferences(parseReadingPreferences('2mmz'))).toBe('2m')
  })
})
