import { createFileRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useStayAt } from '#foundation/accounts/ui/index.ts'
import { AdminPage, AdminTable, ROWS_ID, staffOnly } from '#foundation/admin-kit/ui/index.ts'
import { m } from '#messages/messages.js'
import type { Column } from '#ui-kit/data-table.tsx'
import { ordinalDate } from '#ui-kit/dates.ts'
import { Disclosure } from '#ui-kit/disclosure.tsx'
import { Form } from '#ui-kit/form.tsx'
import { SubmitButton } from '#ui-kit/form-fields.tsx'
import { readTableSearch } from '#ui-kit/read-table-search.ts'
import { SoftLine } from '#ui-kit/soft-line.tsx'
import {
  type AdminCounsellingRecord,
  COUNSELLING_SORTS,
  type CounsellingSort,
} from '../../admin-counselling.contract.ts'
import { AddRecord } from './add-record.tsx'
import { ImportRecords } from './import-records.tsx'

const PATH = '/admin/counselling'

/** Attendance at group counselling: certificates are only shown for what is recorded here. For administrators. */
export const Route = createFileRoute('/_default/admin/counselling')({
  validateSearch: (given) => readTableSearch(given, []),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { api }, deps: { sort, ...deps } }) => {
    const body = { ...deps, sort: sort as CounsellingSort }
    const records = await api('POST /v2/admin/counselling/list/', { body })
    return records.success ? records : staffOnly(records)
  },
  staleTime: 0,
  component: CounsellingPage,
})

function CounsellingPage() {
  const { data, recordsTotal } = Route.useLoaderData()
  const search = Route.useSearch()
  return (
    <AdminPage title={m.admin_counselling()} lead={m.admin_counselling_lead()}>
      <AddRecord />
      <ImportRecords />
      <AdminTable
        caption={m.admin_counselling()}
        columns={columns}
        rows={data}
        keyOf={({ id }) => id}
        path={PATH}
        search={search}
        sorts={COUNSELLING_SORTS}
        total={recordsTotal}
        searchLabel={m.admin_counselling_search()}
        emptyTitle={m.admin_counselling_none()}
        around={(table) => <RemoveForm>{table}</RemoveForm>}
      />
    </AdminPage>
  )
}

/** Around the table: each row's button names its record. */
function RemoveForm({ children }: { children: ReactNode }) {
  const stay = useStayAt(ROWS_ID)
  return (
    <Form call="POST /v2/admin/counselling/remove/" onSent={stay}>
      {children}
    </Form>
  )
}

const columns: readonly Column<AdminCounsellingRecord>[] = [
  {
    key: 'name',
    label: m.admin_name,
    sort: 'name',
    isHead: true,
    cell: ({ holder_name, email }) => (
      <>
        {holder_name}
        <SoftLine>{email}</SoftLine>
      </>
    ),
  },
  {
    key: 'topic',
    label: m.counselling_label_topic,
    cell: ({ topic, speaker_name, speaker_id }) => (
      <>
        {topic}
        <SoftLine>
          {speaker_name} ({speaker_id})
        </SoftLine>
      </>
    ),
  },
  {
    key: 'day',
    label: m.counselling_label_session_date,
    sort: 'day',
    cell: ({ held_on, minutes }) => (
      <>
        {ordinalDate(held_on, 'UTC')}
        <SoftLine>{m.minutes({ count: minutes })}</SoftLine>
      </>
    ),
  },
  {
    key: 'certificate',
    label: m.admin_event_certificate,
    cell: ({ code, holder_name }) => (
      <a href={`/group-counselling/certificate/${code}`}>
        {m.admin_counselling_open()}
        <span className="visually-hidden"> {holder_name}</span>
      </a>
    ),
  },
  {
    key: 'remove',
    label: m.admin_counselling_record,
    isActions: true,
    cell: ({ id, holder_name }) => (
      <Disclosure summary={m.admin_remove()} key={id}>
        <p>{m.admin_counselling_remove_text({ name: holder_name })}</p>
        <SubmitButton size="normal" variant="danger" name="id" value={String(id)}>
          {m.admin_counselling_remove()}
        </SubmitButton>
      </Disclosure>
    ),
  },
]
