import { createFileRoute } from '@tanstack/react-router'
import { useStayAt } from '#foundation/accounts/ui/index.ts'
import { AdminPage, AdminTable, forStaff, ROWS_ID, tableFilter } from '#foundation/admin-kit/ui/index.ts'
import {
  type ListedMail,
  MAIL_SORTS,
  MAIL_STATES,
  type MailSort,
  type MailState,
} from '#foundation/mails/admin-mails.contract.ts'
import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import type { Column } from '#ui-kit/data-table.tsx'
import { DateTime } from '#ui-kit/date-time.tsx'
import { Form } from '#ui-kit/form.tsx'
import { SubmitButton } from '#ui-kit/form-fields.tsx'
import { readTableSearch } from '#ui-kit/read-table-search.ts'
import { SoftLine } from '#ui-kit/soft-line.tsx'
import { retryMailsForm } from '../rows-forms.ts'
import { MAIL_KINDS, mailKindLabel, mailStateLabel, whyNotSent } from './mail-labels.ts'

const PATH = '/admin/mails'

/** Every email, with its status. For administrators. */
export const Route = createFileRoute('/_default/admin/mails')({
  validateSearch: (given) => readTableSearch(given, ['status', 'kind']),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { api }, deps: { status, sort, ...deps } }) =>
    forStaff(
      await api('POST /v2/admin/mail/list/', {
        body: { ...deps, status: status as MailState, sort: sort as MailSort },
      }),
    ),
  staleTime: 0,
  component: MailsPage,
})

function MailsPage() {
  const { data, recordsTotal, recordsTotal_is_capped, failed_count } = Route.useLoaderData()
  const search = Route.useSearch()
  return (
    <AdminPage
      title={m.admin_emails()}
      lead={m.admin_emails_lead()}
      action={failed_count > 0 ? <RetryAll count={failed_count} /> : null}
    >
      <AdminTable
        caption={m.admin_emails()}
        columns={data.some(isLost) ? [...columns, retryColumn] : columns}
        rows={data}
        keyOf={({ id }) => id}
        path={PATH}
        search={search}
        sorts={MAIL_SORTS}
        total={recordsTotal}
        isTotalCapped={recordsTotal_is_capped}
        searchLabel={m.emails_search()}
        filters={[
          tableFilter(
            'status',
            m.emails_state(),
            MAIL_STATES.map((state) => [state, mailStateLabel(state)]),
          ),
          tableFilter(
            'kind',
            m.emails_about(),
            MAIL_KINDS.map((kind) => [kind, mailKindLabel(kind)]),
          ),
        ]}
        emptyTitle={m.emails_none()}
        bulk={
          data.some(isLost)
            ? {
                form: retryMailsForm,
                nameOf: ({ subject, to }) => `${subject || m.emails_gone()} (${to})`,
                isOpen: isLost,
                actions: (
                  <SubmitButton size="normal" variant="second" name="action" value="retry">
                    {m.emails_retry()}
                  </SubmitButton>
                ),
              }
            : undefined
        }
      />
    </AdminPage>
  )
}

function RetryAll({ count }: { count: number }) {
  const stay = useStayAt(ROWS_ID)
  return (
    <Form call="POST /v2/admin/mail/retry/all/" onSent={stay}>
      <SubmitButton size="normal" variant="second">
        {m.emails_retry_all({ count })}
      </SubmitButton>
    </Form>
  )
}

const columns: readonly Column<ListedMail>[] = [
  {
    key: 'mail',
    label: m.emails_email,
    sort: 'subject',
    isHead: true,
    cell: ({ id, subject, to, language }) => (
      <>
        <AddressLink href={`${PATH}/${id}`} lang={language}>
          {subject || m.emails_gone()}
        </AddressLink>
        <SoftLine>{to}</SoftLine>
      </>
    ),
  },
  { key: 'kind', label: m.emails_about, cell: ({ kind }) => mailKindLabel(kind) },
  {
    key: 'state',
    label: m.emails_state,
    cell: (mail) => {
      const why = whyNotSent(mail)
      return (
        <>
          {mailStateLabel(mail.status)}
          {why ? <SoftLine>{why}</SoftLine> : null}
        </>
      )
    },
  },
  {
    key: 'written',
    label: m.emails_written,
    sort: 'written',
    cell: ({ created_at }) => <DateTime moment={created_at} kind="dayAndTime" />,
  },
]

const isLost = ({ status, can_be_retried }: ListedMail) => status === 'failed' && can_be_retried

/** Left out if there is nothing to send again. */
const retryColumn: Column<ListedMail> = {
  key: 'retry',
  label: m.emails_retry,
  isActions: true,
  cell: (mail) => (isLost(mail) ? <Retry id={mail.id} /> : '–'),
}

function Retry({ id }: { id: number }) {
  const stay = useStayAt(ROWS_ID)
  return (
    <Form call="POST /v2/admin/mail/retry/" headingLevel={3} onSent={stay}>
      <input type="hidden" name="id" value={id} />
      <SubmitButton size="normal" variant="second">
        {m.emails_retry()}
      </SubmitButton>
    </Form>
  )
}
