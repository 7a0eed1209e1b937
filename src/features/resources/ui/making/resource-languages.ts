/** Languages that resources are mostly in; the contract takes every other too. */
export const LANGUAGES = [
  'en',
  'hi',
  'as',
  'bn',
  'gu',
  'kn',
  'ml',
  'mr',
  'ne',
  'or',
  'pa',
  'ta',
  'te',
  'ur',
] as const
