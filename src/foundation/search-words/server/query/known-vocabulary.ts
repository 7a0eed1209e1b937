import type { Db } from '#platform/db/database.ts'
import { selectVocabulary } from './vocabulary.queries.ts'
import { type Vocabulary, vocabularyOf } from './vocabulary.ts'

/** How long a process reads searches by what it knows, in milliseconds: a term named elsewhere is known soon. */
const CACHED_MS = 10_000

const kept = new WeakMap<Db, { until: number; vocabulary: Promise<Vocabulary> }>()

/** What searches are read by. Each process keeps it for some seconds; it can be lost at any time. */
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

/** Forgets the cached vocabulary, so that a change of words holds at once in this process. */
export const forgetVocabulary = (db: Db): void => void kept.delete(db)
