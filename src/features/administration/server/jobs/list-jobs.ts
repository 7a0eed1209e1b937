import type { TextLanguage } from '#contract/wire.ts'
import type { Db } from '#platform/db/database.ts'
import { type JobState, selectJobStates } from '#platform/jobs/job-watch.queries.ts'
import { nextRun } from '#platform/jobs/next-run.ts'
import type { ListedJob } from '../../jobs.contract.ts'
import { isKnownJob, jobLabel } from './job-labels.ts'

/** The kinds of jobs in this version, and older ones with waiting or failed jobs. Those with failures first. */
export async function listJobs(
  db: Db,
  { language, now }: { language: TextLanguage; now: Date },
): Promise<ListedJob[]> {
  const states = await selectJobStates(db)
  return states
    .filter(({ name, waiting, running, failed }) => isKnownJob(name) || waiting + running + failed > 0)
    .map((state) => asListed(state, { language, now }))
    .sort((one, other) => other.failed - one.failed || one.words.localeCompare(other.words, language))
}

function asListed(
  { cron, timezone, ...state }: JobState,
  { language, now }: { language: TextLanguage; now: Date },
): ListedJob {
  const next = cron === null ? null : nextRun(cron, { zone: timezone ?? 'UTC', after: now })
  return { ...state, words: jobLabel(state.name, language), next_run_at: next?.toISOString() ?? null }
}
