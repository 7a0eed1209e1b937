import { AdminTable } from '#foundation/admin-kit/ui/index.ts'
import type { QueuedReport, Reporter } from '#foundation/moderation/admin-moderation.contract.ts'
import type { ReportReason } from '#foundation/moderation/moderation.contract.ts'
import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import type { Column } from '#ui-kit/data-table.tsx'
import { DateTime } from '#ui-kit/date-time.tsx'
import { Disclosure } from '#ui-kit/disclosure.tsx'
import { Form } from '#ui-kit/form.tsx'
import { FormText, SubmitButton } from '#ui-kit/form-fields.tsx'
import { SoftLine } from '#ui-kit/soft-line.tsx'
import type { TableSearch } from '#ui-kit/table-address.ts'
import styles from '../admin.module.css'
import { ThingCell } from './thing-cell.tsx'

interface ReportsTableProps {
  reports: readonly QueuedReport[]
  total: number
  path: string
  search: TableSearch
  isDecided: boolean
}

/** What people reported, with why and by whom. */
export function ReportsTable({ reports, total, path, search, isDecided }: ReportsTableProps) {
  return (
    <AdminTable
      caption={m.admin_reports()}
      columns={columns}
      rows={reports}
      keyOf={({ kind, subject_id }) => `${kind} ${subject_id}`}
      path={path}
      search={search}
      total={total}
      emptyTitle={isDecided ? m.admin_reports_none_decided() : m.admin_reports_none()}
    />
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
  { key: 'thing', label: m.admin_report_thing, isHead: true, cell: (report) => <ThingCell {...report} /> },
  {
    key: 'why',
    label: m.admin_report_why,
    cell: ({ report_count, reasons: given, words, last_reported_at, reporters }) => (
      <>
        {m.admin_report_count({ count: report_count })}: {given.map((reason) => reasons[reason]()).join(', ')}
        {words.map((said) => (
          <SoftLine key={said}>“{said}”</SoftLine>
        ))}
        <SoftLine>
          <DateTime moment={last_reported_at} />
        </SoftLine>
        <Reporters reporters={reporters} />
      </>
    ),
  },
  { key: 'decide', label: m.admin_report_decision, cell: (report) => <Decide report={report} /> },
]

function Decide({ report: { kind, subject_id, thing } }: { report: QueuedReport }) {
  return (
    <Form call="POST /v2/admin/report/decide/" headingLevel={3}>
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

/** Who reported, and how often they were right. Names are for administrators alone. */
function Reporters({ reporters }: { reporters: readonly Reporter[] }) {
  if (reporters.length === 0) return null
  return (
    <Disclosure summary={m.admin_reporters()}>
      {reporters.map(({ id, name, reports_count, upheld_count }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: those without a name have nothing else, and never change places
        <SoftLine key={place}>
          {id === null ? (
            m.admin_reporter_somebody()
          ) : (
            <AddressLink href={`/admin/people/${id}`}>{name}</AddressLink>
          )}
          : {m.admin_reporter_counts({ reports: reports_count, upheld: upheld_count })}
        </SoftLine>
      ))}
    </Disclosure>
  )
}
