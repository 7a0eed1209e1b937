import type { ComponentType } from 'react'
import { createStore, useStore } from '#ui-kit/store.ts'

const notes = createStore<ComponentType | null>(null)

/** Fills the slot once the code of the device notes has loaded. */
export const showDeviceNotes = (part: ComponentType): void => notes.set(part)

/** Whether the offline code has loaded: never on the server, nor before the page is usable. */
export const useOfflineCode = (): boolean => useStore(notes, null) !== null

/** The slot for the device notes, empty on first load. Once per page, in its frame. */
export function DeviceNotesSlot() {
  const Notes = useStore(notes, null)
  return Notes && <Notes />
}
