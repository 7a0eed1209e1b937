/* What neighbours' pages may use: its code comes with the first use, in the browser alone. */
export type { OfForm } from '../device/outbox.ts'
export type { PackPlan } from '../device/save-pack.ts'
export type { OwnDraft } from './own-drafts.ts'
export { SaveOffline } from './save-offline-place.tsx'

/** What this device keeps of forms that save themselves. */
export const ownDrafts = () => import('./own-drafts.ts')

/** How many mutations of this person wait on the device; what can be sent is sent first. */
export const countWaiting = async (user_id: number): Promise<number> =>
  (await import('../device/leave-device.ts')).countWaiting(user_id)

/** Takes from the device what is this person's alone. */
export const leaveDevice = async (user_id: number): Promise<void> =>
  (await import('../device/leave-device.ts')).leaveDevice(user_id)
