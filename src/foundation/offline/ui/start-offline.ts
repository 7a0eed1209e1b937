import { type Carrier, overFetch } from '#contract/client.ts'
import { sweepHalfPacks } from '../device/packs.ts'
import { carryActs } from './carry-acts.ts'
import { DeviceNotes } from './device-notes.tsx'
import { showDeviceNotes } from './device-notes-slot.tsx'
import { loadPagesInFull } from './load-pages-in-full.ts'

/** Once a tab, after the page is usable. `line.carry` takes the place of plain calls from then on. */
export function startOffline(line: { carry: Carrier }): void {
  line.carry = carryActs(overFetch)
  showDeviceNotes(DeviceNotes)
  loadPagesInFull()
  void sweepHalfPacks()
  // Built files change with every line of code while the product is being made.
  if (import.meta.env.PROD && 'serviceWorker' in navigator) {
    // Refused in some private windows: everything else works as it did.
    navigator.serviceWorker.register('/service-worker.js').catch(() => undefined)
  }
}
