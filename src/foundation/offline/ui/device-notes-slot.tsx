import { type ComponentType, useSyncExternalStore } from 'react'

let notes: ComponentType | null = null
const listeners = new Set<() => void>()

/** Puts what this device has to say into its place, once its code is there. */
export function showDeviceNotes(part: ComponentType): void {
  notes = part
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether the code for this device is there: not on the server, nor before the page is usable. */
export const useOfflineCode = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => notes !== null,
    () => false,
  )

/** Once a page, in its frame: empty on the first load. */
export function DeviceNotesSlot() {
  const Notes = useSyncExternalStore(
    subscribe,
    () => notes,
    () => null,
  )
  return Notes && <Notes />
}
