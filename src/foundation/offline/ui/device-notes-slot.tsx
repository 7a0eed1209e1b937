import type { ComponentType } from 'react'
import { createStore, useStore } from '#ui-kit/store.ts'

const notes = createStore<ComponentType | null>(null)

/** Puts what this device has to say into its place, once its code is there. */
export const showDeviceNotes = (part: ComponentType): void => notes.set(part)

/** Whether the code for this device is there: not on the server, nor before the page is usable. */
export const useOfflineCode = (): boolean => useStore(notes, null) !== null

/** Once a page, in its frame: empty on the first load. */
export function DeviceNotesSlot() {
  const Notes = useStore(notes, null)
  return Notes && <Notes />
}
