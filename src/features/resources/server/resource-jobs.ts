import type { Clock } from '#platform/clock/clock.ts'
import type { HandledJob } from '#platform/jobs/job.ts'
import { mailDecision } from './admin/tell-decision.ts'
import { checkLinks } from './links/check-links.ts'
import { refreshSearchWordsHandled } from './making/refresh-search-words.ts'

/** @param parts publicUrl without a last slash */
export function resourceJobs(parts: { publicUrl: string; clock: Clock }): HandledJob[] {
  return [mailDecision(parts), checkLinks(parts), refreshSearchWordsHandled]
}
