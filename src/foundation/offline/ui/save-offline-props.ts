import type { PackPlan } from '../device/save-pack.ts'

export interface SaveOfflineProps {
  kind: PackPlan['kind']
  /** The id of the event or resource. */
  thing: number
  /** The pack's contents with sizes; null if they can't be determined now. */
  makePlan: () => Promise<PackPlan | null>
}
