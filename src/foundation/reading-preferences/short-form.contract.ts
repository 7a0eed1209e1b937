/** How a person reads: what they set in the header, on every page (docs/rules/interface.md, Reading preferences). */
export interface ReadingPreferences {
  /** 0 the usual size, to 3: 125, 150 and 200 %. */
  text: 0 | 1 | 2 | 3
  /** More room between letters, words and lines (WCAG 2.2, 1.4.12). */
  isSpaced: boolean
  /** The letters that are told apart most easily. */
  isEasyFont: boolean
  /** Ink on plain paper; lines in place of shades. */
  isContrasted: boolean
  /** Nothing moves, messages stay until they are dismissed, warnings come first. */
  isCalm: boolean
  /** No picture or film until it is asked for. */
  savesData: boolean
  /** The plain-language summary first. */
  isEasyRead: boolean
}

export const DEFAULT_READING_PREFERENCES: ReadingPreferences = {
  text: 0,
  isSpaced: false,
  isEasyFont: false,
  isContrasted: false,
  isCalm: false,
  savesData: false,
  isEasyRead: false,
}

/** What the preferences are kept in on a device, readable by scripts. */
export const READING_COOKIE = 'reading'

/** The most pictures whose size one call tells. */
export const PICTURES_ASKED = 24

const LETTERS = {
  s: 'isSpaced',
  f: 'isEasyFont',
  c: 'isContrasted',
  m: 'isCalm',
  d: 'savesData',
  e: 'isEasyRead',
} as const satisfies Record<string, keyof ReadingPreferences>

/** Each letter once, in this order. */
export const SHORT_FORM = /^[1-3]?s?f?c?m?d?e?$/

/**
 * Writes settings in the short form that stands on the root element, `data-reading`, for style sheets
 * (`[data-reading*='s']`): `2sm` is 150 %, spaced and calm; empty where all is usual.
 */
export function writeReadingPreferences(preferences: ReadingPreferences): string {
  const letters = Object.entries(LETTERS).filter(([, name]) => preferences[name])
  return `${preferences.text || ''}${letters.map(([letter]) => letter).join('')}`
}

/** What is not understood is as usual. */
export function parseReadingPreferences(text: string | undefined): ReadingPreferences {
  const [, size, letters = ''] = /^([1-3]?)([a-z]{0,6})$/.exec(text ?? '') ?? []
  const preferences = {
    ...DEFAULT_READING_PREFERENCES,
    text: Number(size ?? 0) as ReadingPreferences['text'],
  }
  for (const [letter, name] of Object.entries(LETTERS)) preferences[name] = letters.includes(letter)
  return preferences
}

/** The name of the form that chooses the language of the page. Stands here, where it brings no code along. */
export const LANGUAGE_FORM = 'choose-language'
