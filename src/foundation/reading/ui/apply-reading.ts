import { READING_CHANGED } from '#ui-kit/picture-shown.ts'
import {
  READING_COOKIE,
  type ReadingSettings,
  readReading,
  writeReading,
} from '../reading-settings.contract.ts'
import { loadWaitingPicture } from './waiting-picture-code.ts'

const YEAR_SECONDS = 365 * 24 * 60 * 60

/** How this tab is read at the moment. */
export const readingNow = (): ReadingSettings => readReading(document.documentElement.dataset.reading)

/** Holds at once in this tab. What stands in place of pictures is there before the pictures go. */
export async function showReading(settings: ReadingSettings): Promise<void> {
  if (settings.savesData) await loadWaitingPicture()
  const { dataset } = document.documentElement
  const written = writeReading(settings)
  if (written) dataset.reading = written
  else delete dataset.reading
  document.dispatchEvent(new Event(READING_CHANGED))
}

/** Holds on this device, for the next pages. What is as usual is kept too: it overrules what the browser asks for. */
export function keepReading(settings: ReadingSettings): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser yet
  document.cookie = `${READING_COOKIE}=${writeReading(settings)}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`
}

/** What stands in the cookie. */
export const showWritten = (written: string): Promise<void> => showReading(readReading(written))
