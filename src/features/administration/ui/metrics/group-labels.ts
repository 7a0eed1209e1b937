import {
  AVERAGED,
  DIVIDED,
  type DividedMetric,
  type Group,
  groupOf,
  METRICS,
  type Metric,
  type ThingGroup,
} from '#foundation/metrics/metrics.contract.ts'
import { m } from '#messages/messages.js'
import { numberLabel } from '#ui-kit/number-label.ts'

/** The heading above the top things of a group. */
export const topNames: Record<ThingGroup, () => string> = {
  events: m.statistics_top_events,
  resources: m.statistics_top_resources,
  programs: m.statistics_top_programs,
  campaigns: m.statistics_top_campaigns,
}

/** A help sentence for each group that needs one. */
export const groupHelps: Partial<Record<Group, () => string>> = {
  people: m.statistics_active_help,
  sources: m.statistics_sources_help,
}

/** The metrics of a group that are plotted. Stars aren't: they are shown as an average. */
export const metricsOf = (group: Group): Metric[] =>
  METRICS.filter((metric) => groupOf(metric) === group && metric !== 'events-stars')

export const dividedOf = (group: Group): DividedMetric[] =>
  (Object.keys(DIVIDED) as DividedMetric[]).filter((metric) => groupOf(metric) === group)

export const isAveraged = (metric: Metric) => AVERAGED.includes(metric)

/** How a metric changed compared with the days before, in words; undefined if it was always zero. */
export function changeLabel({ total, before }: { total: number; before: number }): string | undefined {
  if (total === 0 && before === 0) return undefined
  if (total === before) return m.statistics_before_same()
  if (before === 0) return m.statistics_before_none()
  const share = `${numberLabel(Math.round((Math.abs(total - before) / before) * 100))}%`
  const count = numberLabel(before)
  return total > before
    ? m.statistics_before_more({ share, count })
    : m.statistics_before_less({ share, count })
}
