interface WeakHints {
  /** In gigabytes; not every browser says. */
  deviceMemory?: number
  connection?: { saveData?: boolean }
}

/** In gigabytes: on less, drawing pages in the browser makes it slow or ends it. */
const LITTLE_MEMORY = 2

/** Whether pages are better shown as pictures: on a weak phone, or where data is to be saved. */
export function prefersPictures(): boolean {
  const { deviceMemory, connection } = navigator as WeakHints
  return (deviceMemory !== undefined && deviceMemory <= LITTLE_MEMORY) || connection?.saveData === true
}
