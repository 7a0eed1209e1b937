import { createFileRoute } from '@tanstack/react-router'
import { AdminPage, AdminTable, forStaff, NewLink, tableFilter } from '#foundation/admin-kit/ui/index.ts'
import { publicationLabel } from '#foundation/content/publication-label.contract.ts'
import { PublicationBadge } from '#foundation/content/ui/index.ts'
import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import { buttonClass } from '#ui-kit/button.tsx'
import type { Column } from '#ui-kit/data-table.tsx'
import { numberLabel } from '#ui-kit/number-label.ts'
import { readTableSearch } from '#ui-kit/read-table-search.ts'
import { scriptLanguage } from '#ui-kit/script-language.ts'
import { SoftLine } from '#ui-kit/soft-line.tsx'
import type { AdminAwarenessProgram } from '../../admin-awareness-programs.contract.ts'
import { AWARENESS_SORTS, type AwarenessSort } from '../../admin-awareness-words.contract.ts'
import { AWARENESS_PUBLICATIONS, type AwarenessPublication } from '../../awareness-programs.contract.ts'
import styles from './admin-awareness.module.css'

const PATH = '/admin/awareness-programs'

/** Awareness programs. Content editors edit them; campaign managers see who runs campaigns for them. */
export const Route = createFileRoute('/_default/admin/awareness-programs')({
  validateSearch: (given) => readTableSearch(given, ['publication']),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { api }, deps: { sort, publication, ...deps } }) =>
    forStaff(
      await api('POST /v2/admin/awareness/list/', {
        body: { ...deps, sort: sort as AwarenessSort, publication: publication as AwarenessPublication },
      }),
    ),
  staleTime: 0,
  component: AdminAwarenessPage,
})

function AdminAwarenessPage() {
  const { data, recordsTotal, can } = Route.useLoaderData()
  const search = Route.useSearch()
  return (
    <AdminPage
      title={m.awareness_admin()}
      lead={m.awareness_admin_lead()}
      action={
        <div className={styles.actions}>
          {can.edit ? <NewLink href={`${PATH}/new`}>{m.awareness_admin_new()}</NewLink> : null}
          {can.see_campaigns ? (
            <AddressLink className={buttonClass({ variant: 'second' })} href={`${PATH}/invitations`}>
              {m.awareness_admin_monitor()}
            </AddressLink>
          ) : null}
        </div>
      }
    >
      <AdminTable
        caption={m.awareness_admin()}
        columns={columnsFor(can)}
        rows={data}
        keyOf={({ id }) => id}
        path={PATH}
        search={search}
        sorts={AWARENESS_SORTS}
        total={recordsTotal}
        searchLabel={m.awareness_admin_search()}
        filters={[
          tableFilter(
            'publication',
            m.status_label(),
            AWARENESS_PUBLICATIONS.map((value) => [value, publicationLabel(value)]),
          ),
        ]}
        emptyTitle={m.awareness_admin_none()}
      />
    </AdminPage>
  )
}

const columnsFor = ({ edit }: { edit: boolean }): readonly Column<AdminAwarenessProgram>[] => [
  {
    key: 'title',
    label: m.admin_event_title,
    sort: 'title',
    isHead: true,
    cell: ({ id, title }) => (
      <AddressLink href={`${PATH}/${id}${edit ? '' : '/campaigns'}`} lang={scriptLanguage(title)}>
        {title}
      </AddressLink>
    ),
  },
  {
    key: 'publication',
    label: m.status_label,
    cell: ({ publication }) => <PublicationBadge publication={publication} />,
  },
  {
    key: 'campaigns',
    label: m.awareness_admin_campaigns_count,
    sort: 'campaigns',
    isNumber: true,
    cell: ({ campaigns_count, held_count }) => (
      <>
        {numberLabel(campaigns_count)}
        {held_count > 0 ? (
          <SoftLine>{m.awareness_admin_suspended_count({ count: held_count })}</SoftLine>
        ) : null}
      </>
    ),
  },
  {
    key: 'completions',
    label: m.awareness_admin_completions,
    sort: 'completions',
    isNumber: true,
    cell: ({ completions_count }) => numberLabel(completions_count),
  },
]
