import { createFileRoute } from '@tanstack/react-router'
import { readTableSearch } from '#ui-kit/read-table-search.ts'
import { loadNumbers } from './load-numbers.ts'
import { NumbersView } from './numbers-view.tsx'

/** What people do here, in numbers. For whoever plans what comes next. */
export const Route = createFileRoute('/_default/admin/numbers')({
  validateSearch: (given) => readTableSearch(given, ['days', 'from', 'until']),
  loaderDeps: ({ search: { days, from, until, sort } }) => ({ days, from, until, sort }),
  loader: ({ context: { api }, deps }) => loadNumbers(api, deps),
  component: NumbersPage,
})

function NumbersPage() {
  return <NumbersView {...Route.useLoaderData()} search={Route.useSearch()} />
}
