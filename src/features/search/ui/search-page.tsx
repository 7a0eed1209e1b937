import { createFileRoute, Link, redirect } from '@tanstack/react-router'
import { addressIn } from '#contract/language.ts'
import { MAX_SEARCH_LENGTH, one, wordsIn } from '#foundation/catalogue/list-search.contract.ts'
import { m } from '#messages/messages.js'
import { ChipRow, chipClass } from '#ui-kit/chip.tsx'
import { pageTitle } from '#ui-kit/page-head.tsx'
import { SearchField } from '#ui-kit/search-field.tsx'
import { bestKind } from './best-kind.ts'
import { KIND_NAMES, KINDS, type Kind, loadKinds } from './kinds.ts'
import styles from './search-page.module.css'

interface AskedSearch {
  search_query?: string
  /** The preferred kind: where the search was started. */
  kind?: Kind
}

function readAskedSearch(given: Record<string, unknown>): AskedSearch {
  const { search_query } = wordsIn(given)
  const kind = KIND_NAMES.find((name) => name === one(given.kind))
  return { ...(search_query && { search_query }), ...(kind && { kind }) }
}

/**
 * One search across all kinds: with words it redirects to the list with the best results, without words it shows the
 * form.
 */
export const Route = createFileRoute('/_default/search')({
  validateSearch: readAskedSearch,
  loaderDeps: ({ search }) => readAskedSearch({ ...search }),
  loader: async ({ context: { api }, deps: { search_query, kind = 'events' } }) => {
    if (!search_query) return
    const found = await loadKinds(api, { search_query })
    throw redirect({
      to: KINDS[found ? bestKind(found, kind) : kind].path,
      search: { search_query },
      replace: true,
    })
  },
  head: () => ({ meta: [{ title: pageTitle(m.search()) }, { name: 'robots', content: 'noindex' }] }),
  component: SearchPage,
})

function SearchPage() {
  const { kind } = Route.useSearch()
  const { addressLanguage } = Route.useRouteContext()
  return (
    <div className={styles.page}>
      <h1>{m.search()}</h1>
      <form action={addressIn(addressLanguage, '/search')} method="get">
        <search>
          {kind && <input type="hidden" name="kind" value={kind} />}
          <SearchField
            name="search_query"
            label={m.search_all_label()}
            hint={m.search_all_hint()}
            submitLabel={m.search()}
            maxLength={MAX_SEARCH_LENGTH}
          />
        </search>
      </form>
      <ChipRow as="ul">
        {KIND_NAMES.map((name) => (
          <li key={name}>
            <Link to={KINDS[name].path} className={chipClass()}>
              {KINDS[name].label()}
            </Link>
          </li>
        ))}
        <li>
          <Link to="/help" className={chipClass()}>
            {m.nav_help()}
          </Link>
        </li>
      </ChipRow>
    </div>
  )
}
