import { READING_PREFERENCES_CHANGED } from '#ui-kit/picture-shown.ts'
import {
  parseReadingPreferences,
  READING_COOKIE,
  type ReadingPreferences,
  writeReadingPreferences,
} from '../short-form.contract.ts'
import { loadWaitingPicture } from './waiting-picture-code.ts'

const YEAR_SECONDS = 365 * 24 * 60 * 60

/** How this tab is read at the moment. */
export const currentReadingPreferences = (): ReadingPreferences =>
  parseReadingPreferences(document.documentElement.dataset.reading)

/** Holds at once in this tab. What stands in place of pictures is there before the pictures go. */
export async function applyReadingPreferences(preferences: ReadingPreferences): Promise<void> {
  if (preferences.savesData) await loadWaitingPicture()
  const { dataset } = document.documentElement
  const written = writeReadingPreferences(preferences)
  if (written) dataset.reading = written
  else delete dataset.reading
  document.dispatchEvent(new Event(READING_PREFERENCES_CHANGED))
}

/** Holds on this device, for the next pages. What is as usual is kept too: it overrules what the browser asks for. */
export function storeReadingPreferences(preferences: ReadingPreferences): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser yet
  document.cookie = `${READING_COOKIE}=${writeReadingPreferences(preferences)}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`
}

/** What stands in the cookie. */
export const applyShortForm = (written: string): Promise<void> =>
  applyReadingPreferences(parseReadingPreferences(written))
