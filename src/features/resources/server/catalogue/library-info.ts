import { RECORDS_TOTAL_CAP } from '#contract/wire.ts'
import type { Db } from '#platform/db/database.ts'
import { type LibrarySizes, selectLibrarySizes, sumLikes } from './library.queries.ts'

/** How long the number of likes of a large library is cached, in milliseconds. */
const CACHED_MS = 60_000

type LibraryInfo = LibrarySizes & { likes_count: number }

/**
 * Reads the size of the library. Likes are exact up to 10,000 resources, like counts; with more resources, each process
 * sums them once a minute instead of at each visit.
 */
export function libraryInfoReader(): (db: Db, now: Date) => Promise<LibraryInfo> {
  let kept: { until: number; likes: Promise<number> } | undefined

  function cachedLikes(db: Db, now: Date): Promise<number> {
    if (kept && kept.until > now.getTime()) return kept.likes
    const likes = sumLikes(db)
    const sum = { until: now.getTime() + CACHED_MS, likes }
    kept = sum
    likes.catch(() => {
      if (kept === sum) kept = undefined
    })
    return likes
  }

  return async (db, now) => {
    const sizes = await selectLibrarySizes(db)
    const isLarge = sizes.resources_count > RECORDS_TOTAL_CAP
    return { ...sizes, likes_count: await (isLarge ? cachedLikes(db, now) : sumLikes(db)) }
  }
}
