import { CHANGE_OF_MIND_DAYS, EXPORT_KEPT_DAYS } from '../privacy.contract.ts'
import type { Retention } from './retention.ts'

export const ownRetentions: readonly Retention[] = [
  { name: 'exports', keptDays: EXPORT_KEPT_DAYS, job: 'sweep-data-exports' },
  { name: 'deletions', keptDays: CHANGE_OF_MIND_DAYS, job: 'delete-due-accounts' },
]
