import type { PackPlan } from '../device/save-pack.ts'

export interface SaveOfflineProps {
  kind: PackPlan['kind']
  /** The id of what is saved. */
  thing: number
  /** What it is made of, with sizes; null where it can't be told just now. */
  makePlan: () => Promise<PackPlan | null>
}
