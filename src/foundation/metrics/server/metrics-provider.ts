import type { TextLanguage } from '#contract/wire.ts'
import type { Db } from '#platform/db/database.ts'
import type { HomeDays } from '#platform/db/home-days.ts'
import type { Metric } from '../metrics.contract.ts'

/** What was counted of a day: of one thing or of one part of all, where the metric tells them apart. */
export interface DailyMetric {
  metric: Metric
  /** The day in the home time zone: `2026-11-22`. */
  day: string
  /** The event, resource or program. */
  subject_id?: number | null
  /** An occupation's key or a source. */
  dimension?: string
  value: number
}

/** A thing as a table of numbers names it. */
export interface NamedThing {
  id: number
  title: string
  /** The address of the thing; null where it has no page of its own. */
  address: string | null
}

/** How many came so far. */
export interface FunnelStep {
  metric: Metric
  total: number
}

/** What one feature counts. The totals of a day are the sums of its rows: the roll-up makes them. */
export interface MetricsProvider {
  /** Kebab-case: `events`. */
  name: string
  /** No other feature counts these. */
  metrics: readonly Metric[]
  /** Counts days from the rows as they stand. A day that is counted again replaces what was counted before. */
  countDays(db: Db, days: HomeDays & { now: Date }): Promise<DailyMetric[]>
  /**
   * How far those have come until now who took the first step in these days: the same people at each step, in the order
   * of the steps. Numbers of days can't tell it: who finishes today began some weeks ago.
   */
  countFunnel?(db: Db, days: HomeDays): Promise<FunnelStep[]>
  /** What the ids of its rows are called; those that are gone are left out. */
  namesOf?(db: Db, of: { ids: readonly number[]; language: TextLanguage }): Promise<NamedThing[]>
  /** What its dimensions are called, where a key is no name. */
  dimensionNames?(db: Db, language: TextLanguage): Promise<ReadonlyMap<string, string>>
}
