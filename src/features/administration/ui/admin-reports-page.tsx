import { createFileRoute } from '@tanstack/react-router'
import { useGoOn } from '#foundation/accounts/ui/index.ts'
import type { ReportReason } from '#foundation/moderation/report-reasons.contract.ts'
import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import { buttonClass } from '#ui-kit/button.tsx'
import type { Column } from '#ui-kit/data-table.tsx'
import { DateTime } from '#ui-kit/date-time.tsx'
import { Form } from '#ui-kit/form.tsx'
import { FormText, SubmitButton } from '#ui-kit/form-fields.tsx'
import { SoftLine } from '#ui-kit/soft-line.tsx'
import { readTableSearch, tableAddress } from '#ui-kit/table-address.ts'
import type { QueuedReport } from '../administration.contract.ts'
import styles from './admin.module.css'
import { decideReportForm } from './admin-forms.ts'
import { AdminPage } from './admin-page.tsx'
import { AdminTable } from './admin-table.tsx'
import { forStaff } from './staff-page.ts'

const PATH = '/admin/reports'

/** What people reported. For moderators. */
export const Route = createFileRoute('/_default/admin/reports')({
  validateSearch: (given) => readTableSearch(given, ['decided']),
  loaderDeps: ({ search: { decided, page } }) => ({ decided, page }),
  loader: async ({ context: { api }, deps: { decided, page } }) =>
    forStaff(await api('POST /v2/admin/report/list/', { body: { is_decided: decided === '1', page } })),
  component: ReportsPage,
})

function ReportsPage() {
  const { data, recordsTotal } = Route.useLoaderData()
  const search = Route.useSearch()
  const isDecided = search.decided === '1'
  return (
    <AdminPage
      title={m.admin_reports()}
      lead={m.admin_reports_lead()}
      action={
        <AddressLink
          className={buttonClass({ variant: 'second' })}
          href={tableAddress(PATH, {}, { decided: isDecided ? undefined : 1 })}
        >
          {isDecided ? m.admin_reports_open() : m.admin_reports_decided()}
        </AddressLink>
      }
    >
      <AdminTable
        caption={m.admin_reports()}
        columns={columns}
        rows={data}
        keyOf={({ kind, subject_id }) => `${kind} ${subject_id}`}
        path={PATH}
        search={search}
        total={recordsTotal}
        emptyTitle={isDecided ? m.admin_reports_none_decided() : m.admin_reports_none()}
      />
    </AdminPage>
  )
}

const reasons: Record<ReportReason, () => string> = {
  unkind: m.report_reason_unkind,
  private: m.report_reason_private,
  harmful: m.report_reason_harmful,
  advert: m.report_reason_advert,
  other: m.report_reason_other,
}

const columns: readonly Column<QueuedReport>[] = [
  {
    key: 'thing',
    label: m.admin_report_thing(),
    isHead: true,
    cell: ({ thing, kind, subject_id }) =>
      thing ? (
        <>
          <span className={styles.words}>{thing.text}</span>
          <SoftLine>
            {thing.author?.name ?? m.former_member()} · <a href={thing.address}>{m.admin_report_where()}</a>
          </SoftLine>
        </>
      ) : (
        `${kind.replaceAll('-', ' ')} ${subject_id}: ${m.admin_report_gone()}`
      ),
  },
  {
    key: 'why',
    label: m.admin_report_why(),
    cell: ({ report_count, reasons: given, words, last_reported_at }) => (
      <>
        {m.admin_report_count({ count: report_count })}: {given.map((reason) => reasons[reason]()).join(', ')}
        {words.map((said) => (
          <SoftLine key={said}>“{said}”</SoftLine>
        ))}
        <SoftLine>
          <DateTime moment={last_reported_at} />
        </SoftLine>
      </>
    ),
  },
  { key: 'decide', label: m.admin_report_decision(), cell: (report) => <Decide report={report} /> },
]

function Decide({ report: { kind, subject_id, thing } }: { report: QueuedReport }) {
  const goOn = useGoOn()
  return (
    <Form form={decideReportForm} onSent={goOn} headingLevel={3}>
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="id" value={subject_id} />
      {thing ? (
        <p>
          <SoftLine>{thing.is_hidden ? m.admin_report_is_hidden() : m.admin_report_is_shown()}</SoftLine>
        </p>
      ) : null}
      <FormText name="reason" label={m.admin_reason()} help={m.admin_report_reason_help()} />
      <div className={styles.choices}>
        <SubmitButton size="normal" variant="danger" name="decision" value="hide">
          {m.admin_report_hide()}
        </SubmitButton>
        <SubmitButton size="normal" variant="second" name="decision" value="restore">
          {m.admin_report_keep()}
        </SubmitButton>
      </div>
    </Form>
  )
}
