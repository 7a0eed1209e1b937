/** A person's preferences, set in the header, for every page (docs/rules/interface.md, Reading preferences). */
export interface ReadingPreferences {
  /** Text size: 0 is the default, 1 to 3 are 125, 150 and 200 %. */
  text: 0 | 1 | 2 | 3
  /** More space between letters, words and lines (WCAG 2.2, 1.4.12). */
  isSpaced: boolean
  /** A font whose letters are easiest to tell apart. */
  isEasyFont: boolean
  /** Dark text on a plain background; lines instead of shades. */
  isContrasted: boolean
  /** Nothing moves, messages stay until dismissed, and warnings come first. */
  isCalm: boolean
  /** No picture or video loads until requested. */
  savesData: boolean
  /** The plain-language summary comes first. */
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

/** The cookie for the preferences on a device, readable by scripts. */
export const READING_COOKIE = 'reading'

/** The most pictures whose sizes one call returns. */
export const PICTURES_ASKED = 24

const LETTERS = {
  s: 'isSpaced',
  f: 'isEasyFont',
  c: 'isContrasted',
  m: 'isCalm',
  d: 'savesData',
  e: 'isEasyRead',
} as const satisfies Record<string, keyof ReadingPreferences>

/** Each letter at most once, in this order. */
export const SHORT_FORM = /^[1-3]?s?f?c?m?d?e?$/

/**
 * Writes the preferences in the short form of the root element's `data-reading`, which style sheets use
 * (`[data-reading*='s']`): `2sm` is 150 %, spaced and calm; empty if all are default.
 */
export function writeReadingPreferences(preferences: ReadingPreferences): string {
  const letters = Object.entries(LETTERS).filter(([, name]) => preferences[name])
  return `${preferences.text || ''}${letters.map(([letter]) => letter).join('')}`
}

/** Anything invalid becomes the default. */
export function parseReadingPreferences(text: string | undefined): ReadingPreferences {
  const [, size, letters = ''] = /^([1-3]?)([a-z]{0,6})$/.exec(text ?? '') ?? []
  const preferences = {
    ...DEFAULT_READING_PREFERENCES,
    text: Number(size ?? 0) as ReadingPreferences['text'],
  }
  for (const [letter, name] of Object.entries(LETTERS)) preferences[name] = letters.includes(letter)
  return preferences
}

/**
 * The name of the form that chooses the page's language. Defined here, because importing this file adds no other code.
 */
export const LANGUAGE_FORM = 'choose-language'
