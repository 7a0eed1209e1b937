import fc from 'fast-check'
import { expect, it } from 'vitest'
import { startingVocabulary } from '../../testing/starting-vocabulary.ts'
import { groupsAsQuery } from './asked-for.queries.ts'
import { looserQueries } from './looser-queries.ts'
import { parseQuery } from './parse-query.ts'

const vocabulary = startingVocabulary()
const BITS = [
  ...[
    'autism',
    'worksheets',
    '4',
    'year',
    'old',
    'साल',
    'के लिए',
    'बच्चे',
    'ऑटिज़्म',
    'in hindi',
    'with',
    'captions',
  ],
  ...[
    '"',
    "'",
    '-',
    ' or ',
    '&',
    '|',
    '!',
    '(',
    ')',
    ':*',
    '<->',
    '\\',
    '\0',
    '½',
    'ŉ',
    '❤️',
    '👩🏽‍🏫',
    '\u200d',
    '\u202e',
  ],
  ...[
    '𝒳',
    'ﷺ',
    'ß',
    'é',
    'क्ष',
    '़',
    'ं',
    '',
    ' ',
    '  ',
    '<script>',
    '%',
    '_',
    '½½',
    '٣',
    '४',
    'to',
    'से',
    '999',
    'ages',
  ],
]

const search = fc
  .tuple(
    fc.array(fc.oneof(fc.constantFrom(...BITS), fc.string({ unit: 'binary' })), { maxLength: 12 }),
    fc.boolean(),
  )
  .map(([bits, isSpaced]) => bits.join(isSpaced ? ' ' : ''))

it('reads whatever is written, and never loses all of it', () => {
  fc.assert(
    fc.property(search, fc.constantFrom('events' as const, 'resources' as const), (written, list) => {
      const { text, groups, parts, ...more } = parseQuery(written, { vocabulary, list })
      expect(text === '' && groups.length === 0 && parts.length === 0).toBe(written === '')
      expect(groupsAsQuery(groups)).toMatch(/^(?:['()&|<> -]|[\p{L}\p{M}\p{N}])*$/u)
      for (const { leftOut, isNear } of looserQueries({ text, groups, parts, ...more }, { vocabulary, list }))
        expect(isNear || leftOut.join('') !== '').toBe(true)
      for (const part of parts)
        expect(parseQuery(part.without, { vocabulary, list }).parts).not.toContainEqual(part)
    }),
    { numRuns: 2_000, seed: 20_261_122 },
  )
})
