/** How a person reads: what they set in the header, on every page (docs/rules/interface.md, Reading settings). */
export interface ReadingSettings {
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

export const USUAL_READING: ReadingSettings = {
  text: 0,
  isSpaced: false,
  isEasyFont: false,
  isContrasted: false,
  isCalm: false,
  savesData: false,
  isEasyRead: false,
}

/** What the settings are kept in on a device, readable by scripts. */
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
} as const satisfies Record<string, keyof ReadingSettings>

/** Each letter once, in this order. */
export const WRITTEN_READING = /^[1-3]?s?f?c?m?d?e?$/

/**
 * Writes settings in the short form that stands on the root element, `data-reading`, for style sheets
 * (`[data-reading*='s']`): `2sm` is 150 %, spaced and calm; empty where all is usual.
 */
export function writeReading(settings: ReadingSettings): string {
  const letters = Object.entries(LETTERS).filter(([, name]) => settings[name])
  return `${settings.text || ''}${letters.map(([letter]) => letter).join('')}`
}

/** What is not understood is as usual. */
export function readReading(text: string | undefined): ReadingSettings {
  const [, size, letters = ''] = /^([1-3]?)([a-z]{0,6})$/.exec(text ?? '') ?? []
  const settings = { ...USUAL_READING, text: Number(size ?? 0) as ReadingSettings['text'] }
  for (const [letter, name] of Object.entries(LETTERS)) settings[name] = letters.includes(letter)
  return settings
}
