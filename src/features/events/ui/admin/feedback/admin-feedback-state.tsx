import { AdminForm } from '#foundation/admin-kit/ui/index.ts'
import { m } from '#messages/messages.js'
import { Disclosure } from '#ui-kit/disclosure.tsx'
import { FormTextArea } from '#ui-kit/form-fields.tsx'
import { OneOfMany } from '#ui-kit/one-of-many.tsx'
import { TypeBadge } from '#ui-kit/type-badge.tsx'
import type { ManagedQuestion } from '../../../admin-feedback.contract.ts'
import { MOST_REASON_LETTERS } from '../../../feedback.contract.ts'
import styles from '../admin-choices.module.css'

const DECIDE = 'POST /v2/admin/event/feedback/decide/'

interface FeedbackStateProps {
  event_id: number
  kind: 'event-question' | 'event-review'
  of: Pick<ManagedQuestion, 'id' | 'is_hidden' | 'report_count' | 'can'>
}

/** Whether everyone can see it, and a form to hide or restore it with a reason. */
export function FeedbackState({
  event_id,
  kind,
  of: { id, is_hidden, report_count, can },
}: FeedbackStateProps) {
  const label = `state-${id}`
  const words = is_hidden ? m.admin_report_show() : m.admin_report_hide()
  return (
    <span className={styles.state}>
      <span id={label} tabIndex={-1}>
        <TypeBadge tone={is_hidden ? 'coral' : 'leaf'}>
          {is_hidden ? m.admin_state_hidden() : m.admin_state_shown()}
        </TypeBadge>
      </span>
      {report_count > 0 ? (
        <span className={styles.by}>{m.admin_report_count({ count: report_count })}</span>
      ) : null}
      {is_hidden && !can.show ? <span className={styles.by}>{m.error_moderator_decides()}</span> : null}
      {can.hide || can.show ? (
        <OneOfMany form={DECIDE} id={id}>
          {(isBack) => (
            <Disclosure key={String(is_hidden)} summary={words} open={isBack}>
              <AdminForm
                call={DECIDE}
                hidden={{ event_id, kind, id, decision: is_hidden ? 'restore' : 'hide' }}
                headingLevel={3}
                submit={words}
                variant={is_hidden ? 'second' : 'danger'}
                focusOn={label}
              >
                <FormTextArea
                  name="reason"
                  label={m.admin_reason()}
                  help={m.admin_reason_help()}
                  rows={2}
                  maxLength={MOST_REASON_LETTERS}
                  required
                />
              </AdminForm>
            </Disclosure>
          )}
        </OneOfMany>
      ) : null}
    </span>
  )
}
