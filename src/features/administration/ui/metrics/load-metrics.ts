import type { Api } from '#contract/client.ts'
import type { WireError } from '#contract/wire.ts'
import { staffOnly } from '#foundation/admin-kit/ui/index.ts'
import { type MetricsReport, RANGES, RANKED } from '#foundation/metrics/metrics.contract.ts'

/** The query of the page's address. */
export interface MetricsSearch {
  days?: string | undefined
  from?: string | undefined
  until?: string | undefined
  /** The metric by which the things of its group are sorted. */
  sort?: string | undefined
}

export interface LoadedMetrics {
  /** Null for an invalid range of days. */
  report: MetricsReport | null
  errors: readonly WireError[]
}

/** The metrics for the days in the address; anything else in the query is ignored. */
export async function loadMetrics(
  api: Api,
  { days, from, until, sort }: MetricsSearch,
): Promise<LoadedMetrics> {
  const query = {
    days: RANGES.find((known) => String(known) === days),
    from,
    until,
    rank: RANKED.find((known) => known === sort),
  }
  const answer = await api('GET /v2/admin/numbers/', { query })
  if (answer.success) return { report: answer.data, errors: [] }
  return answer.status === 422 ? { report: null, errors: answer.errors } : staffOnly(answer)
}
