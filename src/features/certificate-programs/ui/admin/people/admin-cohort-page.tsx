import { createFileRoute, notFound } from '@tanstack/react-router'
import { AdminPage, AdminTable, DangerForm, forStaff, idIn } from '#foundation/admin-kit/ui/index.ts'
import { m } from '#messages/messages.js'
import { buttonClass } from '#ui-kit/button.tsx'
import type { Column } from '#ui-kit/data-table.tsx'
import { Disclosure } from '#ui-kit/disclosure.tsx'
import { Form } from '#ui-kit/form.tsx'
import { SubmitButton } from '#ui-kit/form-fields.tsx'
import { useFormParts } from '#ui-kit/form-parts.ts'
import { Download } from '#ui-kit/icons.ts'
import { readTableSearch } from '#ui-kit/read-table-search.ts'
import { SoftLine } from '#ui-kit/soft-line.tsx'
import type { CohortMember, ProgramOfPeople } from '../../../admin-course-people.contract.ts'
import { AdminProgramTabs } from '../admin-program-tabs.tsx'
import { CohortForm, SAVE_COHORT } from './cohort-form.tsx'
import { EachModule, HowFar } from './stand-cells.tsx'

/** One cohort: its members and their progress. For administrators. */
export const Route = createFileRoute('/_default/admin/certificate-programs/$id/cohorts/$cohort')({
  validateSearch: (given) => readTableSearch(given, []),
  loaderDeps: ({ search: { page, length } }) => ({ page, length }),
  loader: async ({ context: { api }, params, deps }) => {
    const body = { id: idIn({ id: params.cohort }), ...deps }
    const found = forStaff(await api('POST /v2/admin/course/cohort/details/', { body }))
    if (found.program.id !== idIn(params)) throw notFound()
    return found
  },
  staleTime: 0,
  component: CohortPage,
})

function CohortPage() {
  const { data, recordsTotal, cohort, program } = Route.useLoaderData()
  const search = Route.useSearch()
  const { posted } = useFormParts()
  const path = `/admin/certificate-programs/${program.id}/cohorts/${cohort.id}`
  return (
    <AdminPage
      title={cohort.name}
      lead={program.title}
      action={
        <a className={buttonClass({ variant: 'second' })} href={`${path}/members.csv`}>
          <Download aria-hidden="true" />
          {m.admin_csv()}
        </a>
      }
    >
      <AdminProgramTabs id={program.id} current="cohorts" canSeePeople />
      <AdminTable
        caption={m.admin_cohort_members()}
        columns={columnsOf(program)}
        rows={data}
        keyOf={({ email }) => email}
        path={path}
        search={search}
        total={recordsTotal}
        emptyTitle={m.admin_cohort_members_none()}
        around={(table) => (
          <Form call="POST /v2/admin/course/cohort/member/remove/">
            <input type="hidden" name="id" value={cohort.id} />
            {table}
          </Form>
        )}
      />
      <Disclosure
        look="card"
        summary={m.admin_cohort_change()}
        open={recordsTotal === 0 || posted?.name === SAVE_COHORT}
      >
        <CohortForm key={`${cohort.name} ${recordsTotal}`} program_id={program.id} cohort={cohort} />
      </Disclosure>
      <DangerForm
        call="POST /v2/admin/course/cohort/remove/"
        next="/admin/certificate-programs/{program_id}/cohorts"
        hidden={{ id: cohort.id }}
        submit={m.admin_cohort_remove()}
      >
        <p>{m.admin_cohort_remove_text()}</p>
      </DangerForm>
    </AdminPage>
  )
}

const columnsOf = (program: ProgramOfPeople): readonly Column<CohortMember>[] => [
  {
    key: 'name',
    label: m.admin_name,
    isHead: true,
    cell: ({ name, email }) =>
      name === null ? (
        email
      ) : (
        <>
          {name}
          <SoftLine>{email}</SoftLine>
        </>
      ),
  },
  {
    key: 'far',
    label: m.admin_program_progress,
    cell: ({ name, stand }) =>
      stand ? (
        <HowFar stand={stand} program={program} />
      ) : name === null ? (
        m.admin_cohort_no_account()
      ) : (
        m.admin_cohort_not_enrolled()
      ),
  },
  {
    key: 'modules',
    label: m.admin_program_modules,
    cell: ({ name, email, stand }) =>
      stand ? <EachModule stand={stand} program={program} who={name ?? email} /> : '–',
  },
  {
    key: 'remove',
    label: m.admin_cohort_members,
    cell: ({ email }) => (
      <SubmitButton size="normal" variant="second" name="email" value={email}>
        {m.admin_remove()} <span className="visually-hidden">{email}</span>
      </SubmitButton>
    ),
  },
]
