import { useStayAt } from '#foundation/accounts/ui/index.ts'
import { AdminTable, ROWS_ID } from '#foundation/admin-kit/ui/index.ts'
import type { ThingUnderReview } from '#foundation/moderation/admin-moderation.contract.ts'
import { m } from '#messages/messages.js'
import type { Column } from '#ui-kit/data-table.tsx'
import { DateTime } from '#ui-kit/date-time.tsx'
import { Form } from '#ui-kit/form.tsx'
import { FormText, SubmitButton } from '#ui-kit/form-fields.tsx'
import type { TableSearch } from '#ui-kit/table-address.ts'
import styles from '../admin.module.css'
import { decideUnderReviewForm } from '../rows-forms.ts'
import { ThingCell, thingName } from './thing-cell.tsx'

interface UnderReviewTableProps {
  things: readonly ThingUnderReview[]
  total: number
  path: string
  search: TableSearch
  isDecided: boolean
}

/** Content that waits for a moderator's review, or has been reviewed. */
export function UnderReviewTable({ things, total, path, search, isDecided }: UnderReviewTableProps) {
  return (
    <AdminTable
      caption={m.admin_under_review()}
      columns={columnsFor({ isDecided })}
      rows={things}
      keyOf={({ kind, subject_id, held_at }) => `${kind} ${subject_id} ${held_at}`}
      path={path}
      search={search}
      total={total}
      emptyTitle={isDecided ? m.admin_under_review_none_decided() : m.admin_under_review_none()}
      bulk={{
        form: decideUnderReviewForm,
        nameOf: ({ thing, kind, subject_id }) => thingName(thing, { kind, subject_id }),
        isOpen: ({ decision }) => decision !== 'publish',
        actions: <DecideSeveral isDecided={isDecided} />,
      }}
    />
  )
}

const columnsFor = ({ isDecided }: { isDecided: boolean }): readonly Column<ThingUnderReview>[] => [
  { key: 'thing', label: m.admin_report_thing, isHead: true, cell: (thing) => <ThingCell {...thing} /> },
  {
    key: 'why',
    label: m.admin_under_review_why,
    cell: ({ why }) =>
      why === 'first-link' ? m.admin_under_review_first_link() : m.admin_under_review_word(),
  },
  isDecided
    ? {
        key: 'decided',
        label: m.admin_report_decided,
        fixedOrder: 'descending',
        cell: ({ decided_at }) => (decided_at ? <DateTime moment={decided_at} /> : '–'),
      }
    : {
        key: 'held',
        label: m.admin_under_review_since,
        fixedOrder: 'ascending',
        cell: ({ held_at }) => <DateTime moment={held_at} />,
      },
  { key: 'decide', label: m.admin_report_decision, cell: (thing) => <Decide thing={thing} /> },
]

/** Decides several at once: content that was hidden can only be published after all. */
function DecideSeveral({ isDecided }: { isDecided: boolean }) {
  return (
    <>
      {isDecided ? null : (
        <FormText name="reason" label={m.admin_reason()} optionalLabel={m.auth_optional()} maxLength={300} />
      )}
      <SubmitButton size="normal" variant="second" name="action" value="publish">
        {m.admin_under_review_publish()}
      </SubmitButton>
      {isDecided ? null : (
        <SubmitButton size="normal" variant="danger" name="action" value="refuse">
          {m.admin_under_review_refuse()}
        </SubmitButton>
      )}
    </>
  )
}

function Decide({ thing: { kind, subject_id, held_at, decision } }: { thing: ThingUnderReview }) {
  const stay = useStayAt(ROWS_ID)
  if (decision === 'publish') return <>{m.admin_under_review_was_published()}</>
  return (
    <Form call="POST /v2/admin/held/decide/" headingLevel={3} onSent={stay}>
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="id" value={subject_id} />
      <input type="hidden" name="held_at" value={held_at} />
      {decision === 'refuse' ? <p>{m.admin_under_review_was_refused()}</p> : null}
      {decision === 'refuse' ? null : (
        <FormText
          name="reason"
          label={m.admin_reason()}
          help={m.admin_under_review_reason_help()}
          maxLength={300}
        />
      )}
      <div className={styles.choices}>
        <SubmitButton size="normal" name="decision" value="publish">
          {m.admin_under_review_publish()}
        </SubmitButton>
        {decision === 'refuse' ? null : (
          <SubmitButton size="normal" variant="danger" name="decision" value="refuse">
            {m.admin_under_review_refuse()}
          </SubmitButton>
        )}
      </div>
    </Form>
  )
}
