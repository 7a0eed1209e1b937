import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type ReadingSettings,
  readReading,
  USUAL_READING,
  WRITTEN_READING,
  writeReading,
} from './reading-settings.contract.ts'

const anyReading: fc.Arbitrary<ReadingSettings> = fc.record({
  text: fc.constantFrom(0, 1, 2, 3),
  isSpaced: fc.boolean(),
  isEasyFont: fc.boolean(),
  isContrasted: fc.boolean(),
  isCalm: fc.boolean(),
  savesData: fc.boolean(),
  isEasyRead: fc.boolean(),
})

describe('reading settings', () => {
  it('are written short and read again', () => {
    const settings = { ...USUAL_READING, text: 2, isSpaced: true, isCalm: true } as const
    expect(writeReading(settings)).toBe('2sm')
    expect(writeReading(USUAL_READING)).toBe('')
    fc.assert(
      fc.property(anyReading, (any) => {
        expect(writeReading(any)).toMatch(WRITTEN_READING)
        expect(readReading(writeReading(any))).toEqual(any)
      }),
    )
  })

  it.each([undefined, '', '9', '-1', '4sm', '2 s', 'SM', '2sm; path=/', '<script>', 'sssssssssssss', 'मोर'])(
    'are as usual where %j is kept',
    (text) => {
      expect(readReading(text)).toEqual(USUAL_READING)
    },
  )

  it('have one form, whatever was kept: pages are kept by it', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 12 }), (text) => {
        expect(writeReading(readReading(text))).toMatch(WRITTEN_READING)
      }),
    )
    expect(writeReading(readReading('ms2'))).toBe('')
    expect(writeReading(readReading('2ms'))).toBe('2sm')
    expect(writeReading(readReading('2mmz'))).toBe('2m')
  })
})
