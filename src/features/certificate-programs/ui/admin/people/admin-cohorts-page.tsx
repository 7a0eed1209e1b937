import { createFileRoute } from '@tanstack/react-router'
import { AdminPage, forStaff, idIn } from '#foundation/admin-kit/ui/index.ts'
import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import { type Column, DataTable } from '#ui-kit/data-table.tsx'
import { Disclosure } from '#ui-kit/disclosure.tsx'
import { useFormParts } from '#ui-kit/form-parts.ts'
import { scriptLanguage } from '#ui-kit/script-language.ts'
import type { ListedCohort } from '../../../admin-course-people.contract.ts'
import { AdminProgramTabs } from '../admin-program-tabs.tsx'
import styles from '../admin-programs.module.css'
import { CohortForm, SAVE_COHORT } from './cohort-form.tsx'

/** The cohorts of a program. For administrators. */
export const Route = createFileRoute('/_default/admin/certificate-programs/$id/cohorts')({
  loader: async ({ context: { api }, params }) =>
    forStaff(await api('POST /v2/admin/course/cohort/list/', { body: { id: idIn(params) } })).data,
  staleTime: 0,
  component: CohortsPage,
})

function CohortsPage() {
  const { program, cohorts } = Route.useLoaderData()
  const { posted } = useFormParts()
  const path = `/admin/certificate-programs/${program.id}/cohorts`
  return (
    <AdminPage title={m.admin_program_cohorts()} lead={program.title}>
      <AdminProgramTabs id={program.id} current="cohorts" canSeePeople />
      <p className={styles.below}>{m.admin_cohorts_lead()}</p>
      <Disclosure
        look="card"
        summary={m.admin_cohort_new()}
        open={cohorts.length === 0 || posted?.name === SAVE_COHORT}
      >
        <CohortForm program_id={program.id} cohort={null} />
      </Disclosure>
      {cohorts.length === 0 ? (
        <p>{m.admin_cohorts_none()}</p>
      ) : (
        <DataTable
          caption={m.admin_program_cohorts()}
          columns={columnsOf(path)}
          rows={cohorts}
          keyOf={({ id }) => id}
          path={path}
          search={{}}
        />
      )}
    </AdminPage>
  )
}

const columnsOf = (path: string): readonly Column<ListedCohort>[] => [
  {
    key: 'name',
    label: m.admin_name,
    isHead: true,
    cell: ({ id, name }) => (
      <AddressLink href={`${path}/${id}`} lang={scriptLanguage(name)}>
        {name}
      </AddressLink>
    ),
  },
  {
    key: 'members',
    label: m.admin_cohort_members,
    isNumber: true,
    cell: ({ members_count }) => members_count,
  },
  {
    key: 'inside',
    label: m.admin_program_people_count,
    isNumber: true,
    cell: ({ inside_count }) => inside_count,
  },
  {
    key: 'finished',
    label: m.admin_program_finished_count,
    isNumber: true,
    cell: ({ finished_count }) => finished_count,
  },
]
