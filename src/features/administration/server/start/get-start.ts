import { DAY_MS } from '#contract/durations.ts'
import { homeDay } from '#contract/product.ts'
import type { TextLanguage } from '#contract/wire.ts'
import { mayReadMetrics } from '#foundation/accounts/server/index.ts'
import { PENDING_REVIEWS } from '#foundation/feature.contract.ts'
import type { Feature, PendingReviewCounter } from '#foundation/feature.ts'
import { sumMetrics } from '#foundation/metrics/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { type WaitingThing, WEEK_METRICS, type WeekFigure } from '../../administration.contract.ts'

interface Counted {
  viewer: Parameters<PendingReviewCounter['isFor']>[0]
  features: readonly Feature[]
  language: TextLanguage
  now: Date
}

/** One query for each counter that concerns the viewer, however much is waiting; zero counts are left out. */
export async function getStart(
  db: Db,
  of: Counted,
): Promise<{ waiting: WaitingThing[]; week: WeekFigure[] | null }> {
  const own = of.features
    .flatMap(({ pendingReviews }) => pendingReviews ?? [])
    .filter(({ isFor }) => isFor(of.viewer))
    .sort((one, other) => PENDING_REVIEWS.indexOf(one.what) - PENDING_REVIEWS.indexOf(other.what))
  const [week, ...counted] = await Promise.all([
    mayReadMetrics(of.viewer) ? weekFigures(db, of.now) : null,
    ...own.map((counter) => countOf(counter, db, of)),
  ])
  return { waiting: counted.filter(({ count }) => count > 0), week }
}

async function countOf(
  { what, address, count }: PendingReviewCounter,
  db: Db,
  of: Counted,
): Promise<WaitingThing> {
  const counted = await count(db, of)
  return typeof counted === 'number' ? { what, count: counted, address } : { what, ...counted }
}

async function weekFigures(db: Db, now: Date): Promise<WeekFigure[]> {
  const day = (back: number) => homeDay(new Date(now.getTime() - back * DAY_MS))
  const [week, before] = await Promise.all([
    sumMetrics(db, { metrics: WEEK_METRICS, days: { first: day(6), last: day(0) } }),
    sumMetrics(db, { metrics: WEEK_METRICS, days: { first: day(13), last: day(7) } }),
  ])
  return WEEK_METRICS.map((metric) => ({ metric, now: week[metric], before: before[metric] }))
}
