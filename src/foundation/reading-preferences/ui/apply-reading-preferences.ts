import { DAY_SECONDS } from '#contract/durations.ts'
import { READING_PREFERENCES_CHANGED } from '#ui-kit/picture-shown.ts'
import {
  parseReadingPreferences,
  READING_COOKIE,
  type ReadingPreferences,
  writeReadingPreferences,
} from '../short-form.contract.ts'
import { loadWaitingPicture } from './waiting-picture-code.ts'

const YEAR_SECONDS = 365 * DAY_SECONDS

/** This tab's current preferences. */
export const currentReadingPreferences = (): ReadingPreferences =>
  parseReadingPreferences(document.documentElement.dataset.reading)

/** Applies preferences to this tab at once. Loads the code of the waiting pictures before it hides any picture. */
export async function applyReadingPreferences(preferences: ReadingPreferences): Promise<void> {
  if (preferences.savesData) await loadWaitingPicture()
  const { dataset } = document.documentElement
  const written = writeReadingPreferences(preferences)
  if (written) dataset.reading = written
  else delete dataset.reading
  document.dispatchEvent(new Event(READING_PREFERENCES_CHANGED))
}

/**
 * Stores preferences on this device for the next pages. Defaults are stored too, to override the browser's settings.
 */
export function storeReadingPreferences(preferences: ReadingPreferences): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store yet
  document.cookie = `${READING_COOKIE}=${writeReadingPreferences(preferences)}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`
}

/** Applies the cookie's value. */
export const applyShortForm = (written: string): Promise<void> =>
  applyReadingPreferences(parseReadingPreferences(written))
