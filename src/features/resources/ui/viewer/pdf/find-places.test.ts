import { expect, it } from 'vitest'
import { findPlaces, type TextPiece } from './find-places.ts'

const line = (str: string, hasEOL = false): TextPiece => ({ str, hasEOL })

it('finds words whatever their case', () => {
  expect(findPlaces([line('Wash your hands')], 'HANDS')).toEqual([
    { from: { piece: 0, letter: 10 }, to: { piece: 0, letter: 15 } },
  ])
})

it('finds words that run over pieces and lines', () => {
  const pieces = [line('first'), line(' then'), line('', true), line('next')]
  expect(findPlaces(pieces, 'first then')).toEqual([
    { from: { piece: 0, letter: 0 }, to: { piece: 1, letter: 5 } },
  ])
  expect(findPlaces(pieces, 'then  next')).toEqual([
    { from: { piece: 1, letter: 1 }, to: { piece: 3, letter: 4 } },
  ])
})

it('finds each place once, and Devanagari too', () => {
  expect(findPlaces([line('aaaa')], 'aa')).toHaveLength(2)
  expect(findPlaces([line('हाथ धोएँ, फिर हाथ पोंछें')], 'हाथ')).toHaveLength(2)
})

it('finds nothing for nothing', () => {
  expect(findPlaces([line('words')], '  ')).toEqual([])
  expect(findPlaces([], 'words')).toEqual([])
})
