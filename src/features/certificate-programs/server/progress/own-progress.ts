import type { OwnProgress } from '../../certificate-programs.contract.ts'
import type { PersonProgress } from './select-progress.ts'

/** A person's progress in its wire form. */
export const ownProgressOf = (progress: PersonProgress): OwnProgress => ({
  label: progress.label,
  modules_done: progress.modules_done,
  modules_count: progress.modules.length,
  minutes_done: progress.minutes_done,
  finished_at: progress.finished_at?.toISOString() ?? null,
})
