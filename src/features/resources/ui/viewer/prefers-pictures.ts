import { savesData } from '#ui-kit/saves-data.ts'

/** In gigabytes: on less, drawing pages in the browser makes it slow or ends it. */
const LITTLE_MEMORY = 2

/** Whether pages are better shown as pictures: on a weak phone, or where data is to be saved. */
export function prefersPictures(): boolean {
  // Not every browser says.
  const { deviceMemory } = navigator as { deviceMemory?: number }
  return (deviceMemory !== undefined && deviceMemory <= LITTLE_MEMORY) || savesData()
}
