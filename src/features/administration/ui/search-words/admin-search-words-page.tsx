import { createFileRoute } from '@tanstack/react-router'
import { isAddressId } from '#contract/wire.ts'
import { AdminPage, AdminTable, forStaff } from '#foundation/admin-kit/ui/index.ts'
import type { WordGroup } from '#foundation/search-words/admin-search-words.contract.ts'
import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import type { Column } from '#ui-kit/data-table.tsx'
import { Disclosure } from '#ui-kit/disclosure.tsx'
import { readTableSearch } from '#ui-kit/read-table-search.ts'
import { GroupButton, SEARCH_WORDS_PATH } from './group-button.tsx'
import { WordGroupForm } from './word-group-form.tsx'

/** Synonyms for searches. For administrators. */
export const Route = createFileRoute('/_default/admin/search-words')({
  validateSearch: (given) => readTableSearch(given, ['state', 'removed']),
  loaderDeps: ({ search: { search_query, state, page, length, removed } }) => ({
    search_query,
    state,
    page,
    length,
    removed,
  }),
  loader: async ({ context: { api }, deps: { removed, state, ...deps } }) => {
    const body = { ...deps, ...(state === 'removed' && { state: 'removed' as const }) }
    const [list, gone] = await Promise.all([
      api('POST /v2/admin/search-word/list/', { body }),
      isAddressId(String(removed ?? ''))
        ? api('GET /v2/admin/search-word/details/', { query: { id: String(removed) } })
        : undefined,
    ])
    return { ...forStaff(list), gone: gone?.success && gone.data.is_removed ? gone.data : undefined }
  },
  staleTime: 0,
  component: SearchWordsPage,
})

function SearchWordsPage() {
  const { data, recordsTotal, gone } = Route.useLoaderData()
  const { removed: _removed, ...search } = Route.useSearch()
  return (
    <AdminPage title={m.search_words_admin()} lead={m.search_words_how()}>
      {gone ? (
        <>
          <p role="status">{m.search_words_removed()}</p>
          <GroupButton group={gone} />
        </>
      ) : null}
      <Disclosure look="card" summary={m.search_words_add()}>
        <WordGroupForm group={null} />
      </Disclosure>
      <AdminTable
        caption={m.search_words_admin()}
        columns={columns}
        rows={data}
        keyOf={({ id }) => id}
        path={SEARCH_WORDS_PATH}
        search={search}
        total={recordsTotal}
        searchLabel={m.search_words_search()}
        filters={[
          {
            name: 'state',
            label: m.search_words_state(),
            choices: [
              { value: '', label: m.search_words_state_in_use() },
              { value: 'removed', label: m.search_words_state_removed() },
            ],
          },
        ]}
        emptyTitle={m.search_words_none()}
      />
    </AdminPage>
  )
}

const columns: readonly Column<WordGroup>[] = [
  {
    key: 'words_en',
    label: m.search_words_en,
    fixedOrder: 'ascending',
    isHead: true,
    cell: ({ id, words_en, words_hi }) => (
      <AddressLink href={`${SEARCH_WORDS_PATH}/${id}`}>
        {(words_en.length > 0 ? words_en : words_hi).join(', ')}
      </AddressLink>
    ),
  },
  {
    key: 'words_hi',
    label: m.search_words_hi,
    cell: ({ words_hi }) => <span lang="hi">{words_hi.join(', ')}</span>,
  },
  { key: 'change', label: m.search_words_change, cell: (group) => <GroupButton group={group} /> },
]
