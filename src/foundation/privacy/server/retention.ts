import type { RetentionName } from '../privacy.contract.ts'

/** How long something is kept, and the job that then takes it away. Each room says its own. */
export interface Retention {
  name: RetentionName
  keptDays: number
  /** The name of the job; null where the queue of jobs does it by itself. */
  job: string | null
}
