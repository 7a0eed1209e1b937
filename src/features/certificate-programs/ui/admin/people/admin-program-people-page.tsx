import { createFileRoute } from '@tanstack/react-router'
import { AdminPage, AdminTable, forStaff, idIn } from '#foundation/admin-kit/ui/index.ts'
import { m } from '#messages/messages.js'
import { buttonClass } from '#ui-kit/button.tsx'
import type { Column } from '#ui-kit/data-table.tsx'
import { DateTime } from '#ui-kit/date-time.tsx'
import { Download } from '#ui-kit/icons.ts'
import { readTableSearch } from '#ui-kit/read-table-search.ts'
import { SoftLine } from '#ui-kit/soft-line.tsx'
import type { Participant, ProgramOfPeople } from '../../../admin-course-people.contract.ts'
import { AdminProgramTabs } from '../admin-program-tabs.tsx'
import { EachModule, HowFar } from './stand-cells.tsx'

/** The participants of a program and their progress, for administrators. */
export const Route = createFileRoute('/_default/admin/certificate-programs/$id/people')({
  validateSearch: (given) => readTableSearch(given, []),
  loaderDeps: ({ search: { search_query, page, length } }) => ({ search_query, page, length }),
  loader: async ({ context: { api }, params, deps }) =>
    forStaff(await api('POST /v2/admin/course/people/list/', { body: { id: idIn(params), ...deps } })),
  staleTime: 0,
  component: PeoplePage,
})

function PeoplePage() {
  const { data, recordsTotal, program } = Route.useLoaderData()
  const search = Route.useSearch()
  const path = `/admin/certificate-programs/${program.id}/people`
  return (
    <AdminPage
      title={m.admin_program_people()}
      lead={program.title}
      action={
        <a className={buttonClass({ variant: 'second' })} href={`${path}.csv`}>
          <Download aria-hidden="true" />
          {m.admin_csv()}
        </a>
      }
    >
      <AdminProgramTabs id={program.id} current="people" canSeePeople />
      <AdminTable
        caption={m.admin_program_people()}
        columns={columnsOf(program)}
        rows={data}
        keyOf={({ user_id }) => user_id}
        path={path}
        search={search}
        total={recordsTotal}
        searchLabel={m.admin_people_search()}
        emptyTitle={m.admin_program_people_none()}
      />
    </AdminPage>
  )
}

const columnsOf = (program: ProgramOfPeople): readonly Column<Participant>[] => [
  {
    key: 'name',
    label: m.admin_name,
    isHead: true,
    cell: ({ name, email }) => (
      <>
        {name}
        <SoftLine>{email}</SoftLine>
      </>
    ),
  },
  {
    key: 'far',
    label: m.admin_program_progress,
    cell: (person) => <HowFar stand={person} program={program} />,
  },
  {
    key: 'modules',
    label: m.admin_program_modules,
    cell: (person) => <EachModule stand={person} program={program} who={person.name} />,
  },
  {
    key: 'since',
    label: m.admin_program_since,
    fixedOrder: 'descending',
    cell: ({ since }) => <DateTime moment={since} />,
  },
]
