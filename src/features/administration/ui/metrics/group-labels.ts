import {
  AVERAGED,
  DIVIDED,
  type DividedMetric,
  METRICS,
  type Metric,
  type ThingGroup,
} from '#foundation/metrics/metrics.contract.ts'
import { m } from '#messages/messages.js'
import { numberLabel } from '#ui-kit/number-label.ts'

/** The groups of metrics, in the order of the page: the first word of their names. */
export const GROUPS = ['events', 'resources', 'programs', 'campaigns', 'people', 'sources'] as const
export type Group = (typeof GROUPS)[number]

export const groupNames: Record<Group, () => string> = {
  events: m.statistics_group_events,
  resources: m.statistics_group_resources,
  programs: m.statistics_group_programs,
  campaigns: m.statistics_group_campaigns,
  people: m.statistics_group_people,
  sources: m.statistics_group_sources,
}

/** The heading above the top things of a group. */
export const topNames: Record<ThingGroup, () => string> = {
  events: m.statistics_top_events,
  resources: m.statistics_top_resources,
  programs: m.statistics_top_programs,
  campaigns: m.statistics_top_campaigns,
}

/** Sources as named in links; any other is shown unchanged. */
const sourceNames: Record<string, () => string> = {
  direct: m.statistics_source_direct,
  newsletter: m.statistics_source_newsletter,
  whatsapp: () => 'WhatsApp',
  google: () => 'Google',
  facebook: () => 'Facebook',
  instagram: () => 'Instagram',
  linkedin: () => 'LinkedIn',
  youtube: () => 'YouTube',
}

export function sourceName(source: string): string {
  const name = source.toLowerCase()
  return Object.hasOwn(sourceNames, name) ? (sourceNames[name]?.() ?? source) : source
}

/** A help sentence for each group that needs one. */
export const groupHelps: Partial<Record<Group, () => string>> = {
  people: m.statistics_active_help,
  sources: m.statistics_sources_help,
}

/** The metrics of a group that are plotted. Stars aren't: they are shown as an average. */
export const metricsOf = (group: Group): Metric[] =>
  METRICS.filter((metric) => metric.startsWith(`${group}-`) && metric !== 'events-stars')

export const dividedOf = (group: Group): DividedMetric[] =>
  (Object.keys(DIVIDED) as DividedMetric[]).filter((metric) => metric.startsWith(`${group}-`))

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
