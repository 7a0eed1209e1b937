import { createFileRoute } from '@tanstack/react-router'
import { readTableSearch } from '#ui-kit/read-table-search.ts'
import { loadMetrics } from './load-metrics.ts'
import { MetricsView } from './metrics-view.tsx'

/** Metrics of what people do here, for planning. */
export const Route = createFileRoute('/_default/admin/numbers')({
  validateSearch: (given) => readTableSearch(given, ['days', 'from', 'until']),
  loaderDeps: ({ search: { days, from, until, sort } }) => ({ days, from, until, sort }),
  loader: ({ context: { api }, deps }) => loadMetrics(api, deps),
  component: MetricsPage,
})

function MetricsPage() {
  return <MetricsView {...Route.useLoaderData()} search={Route.useSearch()} />
}
