import type { TextLanguage } from '#contract/wire.ts'
import type { WithRoles } from '#foundation/accounts/roles.contract.ts'
import type { Db } from '#platform/db/database.ts'
import type { HomeDays } from '#platform/db/home-days.ts'
import type { Metric } from '../metrics.contract.ts'

/** A count for one day, per thing or per part if the metric distinguishes them. */
export interface DailyMetric {
  metric: Metric
  /** The day in the home zone: `2026-11-22`. */
  day: string
  /** The event, resource or program. */
  subject_id?: number | null
  /** An occupation's key or a source. */
  dimension?: string
  value: number
}

/** A thing as a metrics table names it. */
export interface NamedThing {
  id: number
  title: string
  /** The address of a page about the thing; null if there is none that the viewer may open. */
  address: string | null
}

/** How many people have reached a step. */
export interface FunnelStep {
  metric: Metric
  total: number
}

/** What one feature counts. The roll-up computes a day's totals as the sums of its rows. */
export interface MetricsProvider {
  /** Kebab-case: `events`. */
  name: string
  /** No other feature counts these. */
  metrics: readonly Metric[]
  /** Counts days from the current rows. Counting a day again replaces the previous result. */
  countDays(db: Db, days: HomeDays & { now: Date }): Promise<DailyMetric[]>
  /**
   * How many of the people who took the first step in these days have reached each later step by now, in order. Daily
   * counts can't answer this: who finishes today began weeks ago.
   */
  countFunnel?(db: Db, days: HomeDays): Promise<FunnelStep[]>
  /** The names of the counted things; deleted ones are left out. */
  namesOf?(
    db: Db,
    of: { ids: readonly number[]; language: TextLanguage; viewer: WithRoles },
  ): Promise<NamedThing[]>
  /** The names of dimensions whose key is no name. */
  dimensionNames?(db: Db, language: TextLanguage): Promise<ReadonlyMap<string, string>>
}
