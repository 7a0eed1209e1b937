import { useStayAt } from '#foundation/accounts/ui/index.ts'
import { AdminTable, ROWS_ID } from '#foundation/admin-kit/ui/index.ts'
import {
  DECIDED_REPORT_SORTS,
  type QueuedReport,
  REPORT_SORTS,
  type Reporter,
} from '#foundation/moderation/admin-moderation.contract.ts'
import type { ReportReason } from '#foundation/moderation/moderation.contract.ts'
import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import type { Column } from '#ui-kit/data-table.tsx'
import { DateTime } from '#ui-kit/date-time.tsx'
import { Disclosure } from '#ui-kit/disclosure.tsx'
import { Form } from '#ui-kit/form.tsx'
import { FormText, SubmitButton } from '#ui-kit/form-fields.tsx'
import { numberLabel } from '#ui-kit/number-label.ts'
import { SoftLine } from '#ui-kit/soft-line.tsx'
import type { TableSearch } from '#ui-kit/table-address.ts'
import styles from '../admin.module.css'
import { decideReportsForm } from '../rows-forms.ts'
import { ThingCell, thingName } from './thing-cell.tsx'

interface ReportsTableProps {
  reports: readonly QueuedReport[]
  total: number
  path: string
  search: TableSearch
  isDecided: boolean
}

/** What people reported, with reasons and reporters. */
export function ReportsTable({ reports, total, path, search, isDecided }: ReportsTableProps) {
  return (
    <>
      {reports.length > 0 ? <p>{m.admin_reports_reason_help()}</p> : null}
      <AdminTable
        caption={m.admin_reports()}
        columns={isDecided ? decidedColumns : waitingColumns}
        rows={reports}
        keyOf={({ kind, subject_id, last_reported_at }) => `${kind} ${subject_id} ${last_reported_at}`}
        path={path}
        search={search}
        sorts={isDecided ? DECIDED_REPORT_SORTS : REPORT_SORTS}
        total={total}
        emptyTitle={isDecided ? m.admin_reports_none_decided() : m.admin_reports_none()}
        bulk={{
          form: decideReportsForm,
          nameOf: ({ thing, kind, subject_id }) => thingName(thing, { kind, subject_id }),
          isOpen: () => true,
          actions: <DecideSeveral />,
        }}
      />
    </>
  )
}

const reasons: Record<ReportReason, () => string> = {
  unkind: m.report_reason_unkind,
  private: m.report_reason_private,
  harmful: m.report_reason_harmful,
  advert: m.report_reason_advert,
  other: m.report_reason_other,
}

const columnsWith = (when: Column<QueuedReport>): readonly Column<QueuedReport>[] => [
  { key: 'thing', label: m.admin_report_thing, isHead: true, cell: (report) => <ThingCell {...report} /> },
  {
    key: 'reports',
    label: m.admin_reports,
    sort: 'reports',
    isNumber: true,
    cell: ({ report_count }) => numberLabel(report_count),
  },
  {
    key: 'why',
    label: m.admin_report_why,
    cell: ({ reasons: given, words, reporters }) => (
      <>
        {given.map((reason) => reasons[reason]()).join(', ')}
        {words.map((said, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two people may write the same, and words never change order
          <SoftLine key={place}>“{said}”</SoftLine>
        ))}
        <Reporters reporters={reporters} />
      </>
    ),
  },
  when,
  { key: 'decide', label: m.admin_report_decision, cell: (report) => <Decide report={report} /> },
]

const waitingColumns = columnsWith({
  key: 'last',
  label: m.admin_report_last,
  sort: 'last',
  cell: ({ last_reported_at }) => <DateTime moment={last_reported_at} />,
})

const decidedColumns = columnsWith({
  key: 'decided',
  label: m.admin_report_decided,
  sort: 'decided',
  cell: ({ decided_at }) => (decided_at ? <DateTime moment={decided_at} /> : '–'),
})

/** Decides several reports at once, with the same reason for all. */
function DecideSeveral() {
  return (
    <>
      <FormText name="reason" label={m.admin_reason()} optionalLabel={m.auth_optional()} maxLength={300} />
      <SubmitButton size="normal" variant="danger" name="action" value="hide">
        {m.admin_report_hide_several()}
      </SubmitButton>
      <SubmitButton size="normal" variant="second" name="action" value="restore">
        {m.admin_report_keep_several()}
      </SubmitButton>
    </>
  )
}

function Decide({ report: { kind, subject_id, last_reported_at, thing } }: { report: QueuedReport }) {
  const stay = useStayAt(ROWS_ID)
  const isHidden = thing?.is_hidden ?? false
  return (
    <Form call="POST /v2/admin/report/decide/" headingLevel={3} className={styles.decision} onSent={stay}>
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="id" value={subject_id} />
      <input type="hidden" name="last_reported_at" value={last_reported_at} />
      {thing ? (
        <p>
          <SoftLine>{isHidden ? m.admin_report_is_hidden() : m.admin_report_is_shown()}</SoftLine>
        </p>
      ) : null}
      <FormText name="reason" label={m.admin_reason()} optionalLabel={m.auth_optional()} />
      <div className={styles.choices}>
        <SubmitButton size="normal" variant="danger" name="decision" value="hide">
          {isHidden ? m.admin_report_keep_hidden() : m.admin_report_hide()}
        </SubmitButton>
        <SubmitButton size="normal" variant="second" name="decision" value="restore">
          {isHidden ? m.admin_report_show_again() : m.admin_report_keep()}
        </SubmitButton>
      </div>
    </Form>
  )
}

/** Who reported it, and how often their reports were justified. Names are only for administrators. */
function Reporters({ reporters }: { reporters: readonly Reporter[] }) {
  if (reporters.length === 0) return null
  return (
    <Disclosure summary={m.admin_reporters()}>
      {reporters.map(({ id, name, reports_count, upheld_count }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: anonymous reporters have no id and never change order
        <SoftLine key={place}>
          {id === null ? (
            m.admin_reporter_someone()
          ) : (
            <AddressLink href={`/admin/people/${id}`}>{name}</AddressLink>
          )}
          : {m.admin_reporter_counts({ reports: reports_count, upheld: upheld_count })}
        </SoftLine>
      ))}
    </Disclosure>
  )
}
