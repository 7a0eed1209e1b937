import { announce } from '#platform/db/changes.ts'
import type { Db } from '#platform/db/database.ts'
import { faultOf } from '#platform/log/fault.ts'
import type { Log } from '#platform/log/log.ts'
import { selectVocabulary } from './vocabulary.queries.ts'
import { type Vocabulary, vocabularyOf } from './vocabulary.ts'

/** Milliseconds that a process caches the vocabulary if it misses the announcement of a change. */
const CACHED_MS = 10_000

const kept = new WeakMap<Db, { until: number; vocabulary: Promise<Vocabulary> }>()

/** The vocabulary for reading searches, cached per process for some seconds. */
export function knownVocabulary(db: Db): Promise<Vocabulary> {
  const now = performance.now()
  const known = kept.get(db)
  if (known && known.until > now) return known.vocabulary
  const vocabulary = selectVocabulary(db).then(vocabularyOf)
  const next = { until: now + CACHED_MS, vocabulary }
  kept.set(db, next)
  vocabulary.catch(() => {
    if (kept.get(db) === next) kept.delete(db)
  })
  return vocabulary
}

/** Clears the cached vocabulary, so that changed words apply at once in this process. */
export const forgetVocabulary = (db: Db): void => void kept.delete(db)

/** Clears the cached vocabulary in all processes, after a change of words. */
export async function renewVocabulary(db: Db, log: Pick<Log, 'warn'>): Promise<void> {
  forgetVocabulary(db)
  // The words are saved. If the database went away since, others know them after CACHED_MS.
  await announce(db, 'search-words').catch((error: unknown) =>
    log.warn({ fault: faultOf(error) }, 'other processes know the changed words later'),
  )
}
