import type { TextLanguage } from '#contract/wire.ts'
import type { WithRoles } from '#foundation/accounts/roles.contract.ts'
import type { Db } from '#platform/db/database.ts'
import type { CountedThing, Metric, MetricsReport, ThingGroup } from '../metrics.contract.ts'
import type { MetricsProvider, NamedThing } from './metrics-provider.ts'
import type { ThingTotal } from './read-metrics.queries.ts'

interface Counted {
  providers: readonly MetricsProvider[]
  groups: readonly { group: ThingGroup; metrics: readonly Metric[] }[]
  things: readonly ThingTotal[]
  language: TextLanguage
  viewer: WithRoles
}

/** The things of each group in order, with their names. Groups without counts are left out. */
export async function nameThings(
  db: Db,
  { providers, groups, things, ...reader }: Counted,
): Promise<MetricsReport['things']> {
  const named: MetricsReport['things'] = []
  for (const { group, metrics } of groups) {
    const [ranked_by] = metrics
    const own = things.filter(({ metric }) => metrics.includes(metric))
    if (ranked_by === undefined || own.length === 0) continue
    const ids = [...new Set(own.map(({ subject_id }) => subject_id))]
    const names = await namesOf(db, { providers, metrics, ids, ...reader })
    const rows = ids.map((id): CountedThing => {
      const counts = own
        .filter(({ subject_id }) => subject_id === id)
        .map(({ metric, total }) => [metric, total])
      const { title, address } = names.get(id) ?? { title: null, address: null }
      return { id, title, address, counts: Object.fromEntries(counts) }
    })
    const rank = ({ counts }: CountedThing) => counts[ranked_by] ?? 0
    named.push({ group, ranked_by, rows: rows.sort((a, b) => rank(b) - rank(a) || b.id - a.id) })
  }
  return named
}

/** The names of things, from the provider that counts them. */
export async function namesOf(
  db: Db,
  of: {
    providers: readonly MetricsProvider[]
    metrics: readonly Metric[]
    ids: readonly number[]
    language: TextLanguage
    viewer: WithRoles
  },
): Promise<ReadonlyMap<number, NamedThing>> {
  const provider = of.providers.find(
    ({ metrics, namesOf: names }) => names && metrics.some((metric) => of.metrics.includes(metric)),
  )
  const found = (await provider?.namesOf?.(db, of)) ?? []
  return new Map(found.map((thing) => [thing.id, thing]))
}
