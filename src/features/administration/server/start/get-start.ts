import { HOME_ZONE } from '#contract/product.ts'
import type { TextLanguage } from '#contract/wire.ts'
import type { WithRoles } from '#foundation/accounts/roles.contract.ts'
import { mayReadNumbers } from '#foundation/accounts/server/index.ts'
import { sumNumbers } from '#foundation/numbers/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { type Waiting, type WaitingThing, WEEK_METRICS, type WeekNumber } from '../../start.contract.ts'

const DAY_MS = 24 * 60 * 60 * 1_000

export interface StartViewer extends WithRoles {
  id: number
}

/** What one room knows to wait for a decision. */
export interface WaitingPart {
  what: Waiting
  /** Where it is decided, unless what was counted says it better. */
  address: string
  /** Who decides on it. */
  isFor(viewer: StartViewer): boolean
  count(
    db: Db,
    of: { viewer: StartViewer; language: TextLanguage },
  ): Promise<number | { count: number; address: string }>
}

/** A query for each part that the person has, however much waits; what is nothing is left out. */
export async function getStart(
  db: Db,
  of: { viewer: StartViewer; parts: readonly WaitingPart[]; language: TextLanguage; now: Date },
): Promise<{ waiting: WaitingThing[]; week: WeekNumber[] | null }> {
  const own = of.parts.filter((part) => part.isFor(of.viewer))
  const [week, ...counted] = await Promise.all([
    mayReadNumbers(of.viewer) ? weekNumbers(db, of.now) : null,
    ...own.map((part) => countOf(part, db, of)),
  ])
  return { waiting: counted.filter(({ count }) => count > 0), week }
}

async function countOf(
  { what, address, count }: WaitingPart,
  db: Db,
  of: { viewer: StartViewer; language: TextLanguage },
): Promise<WaitingThing> {
  const counted = await count(db, of)
  return typeof counted === 'number' ? { what, count: counted, address } : { what, ...counted }
}

async function weekNumbers(db: Db, now: Date): Promise<WeekNumber[]> {
  const day = (back: number) =>
    new Date(now.getTime() - back * DAY_MS).toLocaleDateString('sv-SE', { timeZone: HOME_ZONE })
  const [week, before] = await Promise.all([
    sumNumbers(db, { metrics: WEEK_METRICS, days: { first: day(6), last: day(0) } }),
    sumNumbers(db, { metrics: WEEK_METRICS, days: { first: day(13), last: day(7) } }),
  ])
  return WEEK_METRICS.map((metric) => ({ metric, now: week[metric], before: before[metric] }))
}
