import { createFileRoute } from '@tanstack/react-router'
import { AdminForm, AdminPage, AdminTable, forStaff, idIn } from '#foundation/admin-kit/ui/index.ts'
import { UploadField } from '#foundation/uploads/ui/index.ts'
import { m } from '#messages/messages.js'
import { buttonClass } from '#ui-kit/button.tsx'
import type { Column } from '#ui-kit/data-table.tsx'
import { DateTime } from '#ui-kit/date-time.tsx'
import { Disclosure } from '#ui-kit/disclosure.tsx'
import { useFormParts } from '#ui-kit/form-parts.ts'
import { Download } from '#ui-kit/icons.ts'
import { readTableSearch } from '#ui-kit/read-table-search.ts'
import { SoftLine } from '#ui-kit/soft-line.tsx'
import { MOST_REPORT_BYTES, type RegisteredPersonRow } from '../../../admin-people.contract.ts'
import { registrationStatusLabel } from '../../../registration-status.contract.ts'
import { WRITTEN_COLUMNS } from '../../../written-wishes.contract.ts'
import { AdminEventTabs } from '../admin-event-tabs.tsx'
import { AdminUnmatched } from './admin-unmatched.tsx'

/** An event's registrations and attendance. For its host and administrators. */
export const Route = createFileRoute('/_default/admin/events/$id/registrations')({
  validateSearch: (given) => readTableSearch(given, []),
  loaderDeps: ({ search: { page, length } }) => ({ page, length }),
  loader: async ({ context: { api }, params, deps }) =>
    forStaff(await api('POST /v2/admin/event/registration/list/', { body: { id: idIn(params), ...deps } })),
  component: RegistrationsPage,
})

function RegistrationsPage() {
  const { data, recordsTotal, unmatched, title, has_ended } = Route.useLoaderData()
  const search = Route.useSearch()
  const id = Number(Route.useParams().id)
  const path = `/admin/events/${id}/registrations`
  return (
    <AdminPage
      title={m.admin_registrations()}
      lead={title}
      action={
        <a className={buttonClass({ variant: 'second' })} href={`${path}.csv`}>
          <Download aria-hidden="true" />
          {m.admin_csv()}
        </a>
      }
    >
      <AdminEventTabs id={id} current="registrations" canSeePeople />
      <AdminTable
        caption={m.admin_registrations()}
        columns={columnsFor({ hasEnded: has_ended })}
        rows={data}
        keyOf={({ user_id }) => user_id}
        path={path}
        search={search}
        total={recordsTotal}
        emptyTitle={m.admin_registrations_none()}
      />
      {unmatched.length > 0 ? <AdminUnmatched attendees={unmatched} registered={data} /> : null}
      <AdminReport id={id} />
    </AdminPage>
  )
}

const columnsFor = ({ hasEnded }: { hasEnded: boolean }): readonly Column<RegisteredPersonRow>[] => [
  {
    key: 'name',
    label: m.admin_name,
    isHead: true,
    cell: ({ name, email, is_verified }) => (
      <>
        {name}
        <SoftLine>
          {email}
          {is_verified ? '' : ` · ${m.admin_email_not_confirmed()}`}
        </SoftLine>
      </>
    ),
  },
  { key: 'status', label: m.status_label, cell: ({ status }) => registrationStatusLabel(status) },
  {
    key: 'attended',
    label: m.admin_attended,
    cell: ({ has_attended }) => (has_attended ? m.admin_yes() : hasEnded ? m.admin_no() : '–'),
  },
  ...WRITTEN_COLUMNS.map(({ key, label, text }) => ({
    key,
    label,
    cell: (person: RegisteredPersonRow) => text(person) || '–',
  })),
  {
    key: 'since',
    label: m.admin_registered_at,
    fixedOrder: 'ascending',
    cell: ({ registered_at }) => (registered_at ? <DateTime moment={registered_at} /> : '–'),
  },
]

const READ_REPORT = 'POST /v2/admin/event/report/read/'

/** Uploads a meeting's report. */
function AdminReport({ id }: { id: number }) {
  const { posted } = useFormParts()
  return (
    <Disclosure look="card" summary={m.admin_attendance_report_title()} open={posted?.name === READ_REPORT}>
      <AdminForm call={READ_REPORT} hasFiles hidden={{ id }} submit={m.admin_attendance_report_import()}>
        <UploadField
          name="upload_id"
          label={m.admin_attendance_report_file()}
          help={m.admin_attendance_report_help()}
          accept=".csv,text/csv"
          most={MOST_REPORT_BYTES}
        />
      </AdminForm>
    </Disclosure>
  )
}
