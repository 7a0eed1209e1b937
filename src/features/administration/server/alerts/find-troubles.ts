import { HOUR_MS } from '#contract/durations.ts'
import { BACKUP_JOB } from '#foundation/backup/server/index.ts'
import type { JobParts } from '#foundation/feature.ts'
import { newestBackupAt } from '#platform/backup/backup-folder.ts'
import type { Db } from '#platform/db/database.ts'
import { answersWithin } from '#platform/http/answers-within.ts'
import { selectQueueAges } from '#platform/jobs/job-gauges.queries.ts'
import { scheduledSince, selectJobStates } from '#platform/jobs/job-watch.queries.ts'
import { freeDisk } from '#platform/storage/free-disk.ts'

/** A problem that needs an administrator now, with the figures that the email mentions. */
export type Trouble =
  | { what: 'jobs-failed'; names: string[] }
  | { what: 'jobs-late' }
  | { what: 'disk-almost-full'; percent: number }
  | { what: 'backup-old'; hours: number }
  | { what: 'backup-missing' }
  | { what: 'storage-away' }
  | { what: 'scanner-away' }

export type WatchedParts = Pick<JobParts, 'config' | 'uploads'>

/** The limits of deploy/prometheus/alerts.yaml. */
const JOBS_WAIT_SECONDS = 600
const DISK_FREE = 0.1
const BACKUP_HOURS = 26
/** Services may be slow for a moment, but people who wait longer than this see an error. */
const ANSWERS_WITHIN_MS = 5_000

/** Everything that is wrong at the moment. Jobs count as failed for an hour, so that each is reported once. */
export async function findTroubles(db: Db, parts: WatchedParts, now: Date): Promise<Trouble[]> {
  const found = await Promise.all([
    failedJobs(db, now),
    lateJobs(db),
    fullDisk(parts),
    oldBackup(db, parts, now),
    awayServices(parts),
  ])
  return found.flat()
}

async function failedJobs(db: Db, now: Date): Promise<Trouble[]> {
  const isNew = (at: string | null) => at !== null && now.getTime() - Date.parse(at) < HOUR_MS
  const names = (await selectJobStates(db)).flatMap(({ name, last_failed_at }) =>
    isNew(last_failed_at) ? name : [],
  )
  return names.length > 0 ? [{ what: 'jobs-failed', names }] : []
}

async function lateJobs(db: Db): Promise<Trouble[]> {
  const oldest = Math.max(0, ...(await selectQueueAges(db)).map(({ seconds }) => seconds))
  return oldest > JOBS_WAIT_SECONDS ? [{ what: 'jobs-late' }] : []
}

async function fullDisk({ uploads }: WatchedParts): Promise<Trouble[]> {
  const { free, size } = await freeDisk(uploads.arrivals)
  return free / size < DISK_FREE
    ? [{ what: 'disk-almost-full', percent: Math.floor((free / size) * 100) }]
    : []
}

/** Before the first backup, the time counts from when it was scheduled. */
async function oldBackup(db: Db, { config }: WatchedParts, now: Date): Promise<Trouble[]> {
  if (!config.backup) return []
  const newest = await newestBackupAt(config.backup.folder).catch(() => undefined)
  const since = newest ?? (await scheduledSince(db, BACKUP_JOB))
  const hours = since ? Math.floor((now.getTime() - since.getTime()) / HOUR_MS) : 0
  if (hours < BACKUP_HOURS) return []
  return [newest ? { what: 'backup-old', hours } : { what: 'backup-missing' }]
}

async function awayServices({ config, uploads }: WatchedParts): Promise<Trouble[]> {
  const [isStorageThere, isScannerThere] = await Promise.all([
    answersWithin(uploads.storage.expectThere, ANSWERS_WITHIN_MS),
    !config.storage.scanner || answersWithin(uploads.scanner.expectThere, ANSWERS_WITHIN_MS),
  ])
  return [
    ...(isStorageThere ? [] : [{ what: 'storage-away' } as const]),
    ...(isScannerThere ? [] : [{ what: 'scanner-away' } as const]),
  ]
}
