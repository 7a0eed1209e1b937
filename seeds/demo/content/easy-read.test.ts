import { describe, expect, it } from 'vitest'
import {
  isShort,
  MOST_SENTENCES,
  MOST_SYMBOLS,
  sentencesIn,
} from '#foundation/easy-read/easy-read.contract.ts'
import type { SymbolName } from '#foundation/easy-read/symbols.contract.ts'
import { withSymbols } from '#foundation/easy-read/with-symbols.contract.ts'
import { demoResources } from '../resources/index.ts'
import { easyPrograms, easyResources, warnedResources } from './easy-read.ts'
import { easyEvents, warnedEvents } from './easy-read-of-events.ts'
import { events } from './events/index.ts'
import { programs } from './programs/index.ts'

interface Easy {
  key: string
  en?: string | undefined
  hi?: string | undefined
  symbols: SymbolName[]
}

const all: Easy[] = [
  ...events.map(({ key, in_short }) => ({ key, symbols: [], ...easyEvents[key], ...in_short })),
  ...Object.entries({ ...easyResources, ...easyPrograms }).map(([key, text]) => ({ key, ...text })),
]

describe('the easy-read texts of the demo', () => {
  it('are as short as everyone’s must be', () => {
    for (const { key, en = '', hi = '' } of all) {
      for (const text of [en, hi]) {
        expect(sentencesIn(text).length, key).toBeLessThanOrEqual(MOST_SENTENCES)
        expect(
          sentencesIn(text).filter((one) => !isShort(one)),
          key,
        ).toEqual([])
      }
    }
  })

  it('have symbols that stand above a word', () => {
    for (const { key, en = '', hi = '', symbols } of all) {
      expect(symbols.length, key).toBeLessThanOrEqual(MOST_SYMBOLS)
      const pieces = [
        ...withSymbols(en, { language: 'en', symbols }),
        ...withSymbols(hi, { language: 'hi', symbols }),
      ]
      const over = pieces.map(({ symbol }) => symbol)
      expect(
        symbols.filter((name) => !over.includes(name)),
        key,
      ).toEqual([])
    }
  })

  it('belong to what is there', () => {
    const keys = (list: readonly { key: string }[]) => list.map(({ key }) => key)
    expect(keys(events)).toEqual(expect.arrayContaining(Object.keys({ ...easyEvents, ...warnedEvents })))
    expect(keys(programs)).toEqual(expect.arrayContaining(Object.keys(easyPrograms)))
    const named = Object.keys({ ...easyResources, ...warnedResources })
    expect(keys(demoResources)).toEqual(expect.arrayContaining(named))
  })
})
