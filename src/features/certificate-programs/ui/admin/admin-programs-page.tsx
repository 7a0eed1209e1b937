import { createFileRoute } from '@tanstack/react-router'
import { AdminPage, AdminTable, forStaff, NewLink, tableFilter } from '#foundation/admin-kit/ui/index.ts'
import { publicationLabel } from '#foundation/content/publication-label.contract.ts'
import { PublicationBadge } from '#foundation/content/ui/index.ts'
import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import type { Column } from '#ui-kit/data-table.tsx'
import { readTableSearch } from '#ui-kit/read-table-search.ts'
import { scriptLanguage } from '#ui-kit/script-language.ts'
import {
  type AdminProgram,
  PROGRAM_PUBLICATIONS,
  PROGRAM_SORTS,
  type ProgramPublication,
  type ProgramSort,
} from '../../admin-programs.contract.ts'

const PATH = '/admin/certificate-programs'

/** Certificate programs. For content editors. */
export const Route = createFileRoute('/_default/admin/certificate-programs')({
  validateSearch: (given) => readTableSearch(given, ['publication']),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { api }, deps: { sort, publication, ...deps } }) =>
    forStaff(
      await api('POST /v2/admin/course/list/', {
        body: { ...deps, sort: sort as ProgramSort, publication: publication as ProgramPublication },
      }),
    ),
  staleTime: 0,
  component: AdminProgramsPage,
})

function AdminProgramsPage() {
  const { data, recordsTotal } = Route.useLoaderData()
  const search = Route.useSearch()
  return (
    <AdminPage
      title={m.admin_programs()}
      lead={m.admin_programs_lead()}
      action={<NewLink href={`${PATH}/new`}>{m.admin_program_new()}</NewLink>}
    >
      <AdminTable
        caption={m.admin_programs()}
        columns={columns}
        rows={data}
        keyOf={({ id }) => id}
        path={PATH}
        search={search}
        sorts={PROGRAM_SORTS}
        total={recordsTotal}
        searchLabel={m.admin_programs_search()}
        filters={[
          tableFilter(
            'publication',
            m.status_label(),
            PROGRAM_PUBLICATIONS.map((value) => [value, publicationLabel(value)]),
          ),
        ]}
        emptyTitle={m.admin_programs_none()}
      />
    </AdminPage>
  )
}

const columns: readonly Column<AdminProgram>[] = [
  {
    key: 'title',
    label: m.admin_event_title,
    sort: 'title',
    isHead: true,
    cell: ({ id, title }) => (
      <AddressLink href={`${PATH}/${id}`} lang={scriptLanguage(title)}>
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
    key: 'modules',
    label: m.admin_program_modules,
    isNumber: true,
    cell: ({ modules_count }) => modules_count,
  },
  { key: 'minutes', label: m.admin_program_minutes, isNumber: true, cell: ({ minutes }) => minutes },
  {
    key: 'people',
    label: m.admin_program_people_count,
    sort: 'people',
    isNumber: true,
    cell: ({ people_count }) => people_count,
  },
  {
    key: 'finished',
    label: m.admin_program_finished_count,
    isNumber: true,
    cell: ({ finished_count }) => finished_count,
  },
]
