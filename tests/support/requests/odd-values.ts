import fc from 'fast-check'

const HUGE = 100_000
const long = (part: string) => part.repeat(Math.ceil(HUGE / part.length)).slice(0, HUGE)

/** Repeated to a hundred thousand letters, these slow down patterns, parsers and searches. */
const LONG = [
  'x',
  'x.',
  '.',
  '-',
  'a@',
  '@.',
  ' ',
  '\n',
  '(',
  '"',
  '<b>',
  '%',
  '&amp;',
  '/',
  'https://a',
  '१',
  'क्',
  '😀',
]

const SHORT = [
  '',
  ' ',
  '\0',
  '\u200b',
  '\u202e',
  '\ud800',
  '\ufeff',
  'ﬁ',
  'İ',
  '-'.repeat(33),
  '('.repeat(50),
  '"'.repeat(33),
  '&|!:*<->',
  "'; select 1 --",
  '%',
  '%00',
  '../../etc/passwd',
  '\\',
  '__proto__',
  'constructor',
  'toString',
  'NaN',
  'Infinity',
  '-0',
  '1e400',
  '0x10',
  '2147483648',
  '99999999999999999999',
  '0000-00-00',
  '2026-02-30T25:61',
  '2026-10-25T01:30',
  '275760-09-13T00:00:00Z',
  'https://',
  'https://[::1',
  'javascript:alert(1)',
  '{{7*7}}',
  'x'.repeat(201),
]

const OBJECTS = [
  null,
  true,
  [],
  {},
  [[]],
  [null],
  { toString: 1 },
  { valueOf: null },
  { length: 1e9 },
  { toJSON: 'x' },
  { $in: [1] },
  { id: { id: 1 } },
  JSON.parse('{"__proto__": {"admin": true}}'),
  JSON.parse('{"constructor": {"prototype": {"x": 1}}}'),
]

const NUMBERS = [0, -0, -1, 0.5, 1e21, -1e308, 2 ** 31, 2 ** 31 - 1, 2 ** 53, 999_999_999]

const deep = fc.constantFrom(50, 1_000, 4_000).map((levels) => {
  let nested: unknown = 1
  for (let level = 0; level < levels; level += 1) nested = level % 2 ? { a: nested } : [nested]
  return nested
})

/** A short text that people do not write. */
export const oddText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...SHORT) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
)

/** A hundred thousand letters. */
export const longText = fc.constantFrom(...LONG).map(long)

/** What replaces a valid value. */
export const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: oddText },
  { weight: 2, arbitrary: longText },
  { weight: 4, arbitrary: fc.constantFrom<unknown>(...OBJECTS) },
  { weight: 3, arbitrary: fc.constantFrom<unknown>(...NUMBERS) },
  { weight: 1, arbitrary: deep },
  { weight: 1, arbitrary: fc.array(fc.oneof(fc.integer(), oddText), { maxLength: 300 }) },
)
