/* Public API for other features' pages. The code loads at first use and only in the browser. */
export type { OfForm } from '../device/outbox.ts'
export type { PackPlan } from '../device/save-pack.ts'
export type { OwnDraft } from './own-drafts.ts'
export { packCaptions } from './pack-captions.ts'
export { SaveOffline } from './save-offline-place.tsx'

/** What this device holds of forms that save themselves. */
export const ownDrafts = () => import('./own-drafts.ts')

/** How many of this person's mutations wait on the device, after trying to send them. */
export const countWaiting = async (user_id: number): Promise<number> =>
  (await import('../device/leave-device.ts')).countWaiting(user_id)

/** Removes everything of this person from the device. */
export const leaveDevice = async (user_id: number): Promise<void> =>
  (await import('../device/leave-device.ts')).leaveDevice(user_id)
