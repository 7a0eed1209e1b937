import type { TextLanguage } from '#contract/wire.ts'
import { m } from '#messages/messages.js'
import type { Db } from '#platform/db/database.ts'
import type { HomeDays } from '#platform/db/home-days.ts'
import { AVERAGED, DIVIDED, type DividedMetric, FEW, type MetricsReport } from '../metrics.contract.ts'
import { countDays } from './days-of-range.ts'
import type { MetricsProvider } from './metrics-provider.ts'
import { OTHER_SOURCES } from './people-metrics.queries.ts'
import type { DividedTotal } from './read-metrics.queries.ts'

interface Counted {
  providers: readonly MetricsProvider[]
  divided: readonly DividedTotal[]
  days: HomeDays
  language: TextLanguage
}

/** Divides metrics by occupation or source. Counts of people that are small enough to identify someone are left out. */
export async function divideMetrics(
  db: Db,
  { providers, divided, days, language }: Counted,
): Promise<MetricsReport['divided']> {
  const answers: MetricsReport['divided'] = []
  for (const metric of Object.keys(DIVIDED) as DividedMetric[]) {
    const provider = providers.find(({ metrics }) => metrics.includes(metric))
    const names = await provider?.dimensionNames?.(db, language)
    const own = divided.filter((row) => row.metric === metric)
    answers.push({
      metric,
      parts: own.map((row) => ({
        key: row.key,
        name: DIVIDED[metric].by === 'source' ? sourceName(row.key) : (names?.get(row.key) ?? row.key),
        total: told(row, days),
      })),
    })
  }
  return answers
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
  [OTHER_SOURCES]: m.statistics_source_others,
}

function sourceName(source: string): string {
  const name = source.toLowerCase()
  return Object.hasOwn(sourceNames, name) ? (sourceNames[name]?.() ?? source) : source
}

/** Null for fewer than five people. If the same person can come on many days, the highest day decides. */
export function told({ metric, total, most }: DividedTotal, days: HomeDays): number | null {
  const isAveraged = AVERAGED.includes(metric)
  const { isOfPeople } = DIVIDED[metric as DividedMetric]
  if (isOfPeople && (isAveraged ? most : total) < FEW) return null
  return isAveraged ? Math.round((total / countDays(days)) * 10) / 10 : total
}
